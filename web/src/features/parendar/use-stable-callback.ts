import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as the component lives, which does what the latest one does: so that a part which gets it
 * need not be drawn again with everything else.
 */
export function useStableCallback<Args extends unknown[]>(
  latest: (...args: Args) => void,
): (...args: Args) => void {
  const act = useRef(latest);
  useLayoutEffect(() => {
    act.current = latest;
  });
  return useCallback((...args: Args) => act.current(...args), []);
}
