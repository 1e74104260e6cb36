import { useEffect, useRef } from 'react';
import { doubtUser } from '#firebase/user-changes.ts';

/** An item that was there goes only with its owner's account, which another device may just have deleted. */
export function useItemGone(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) doubtUser();
    wasThere.current = isThere;
  }, [isThere]);
}
