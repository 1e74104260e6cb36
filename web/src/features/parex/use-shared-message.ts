import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths';
import { sharedMessage } from './shared-message.ts';

/**
 * Calls back with what another app has shared, or the landing page where nothing can be kept, and takes it out of the
 * address, which a browser remembers.
 */
export function useSharedMessage(onShared: (message: string) => void): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent((message: string) => {
    void navigate(paths.parex, { replace: true });
    onShared(message);
  });
  useEffect(() => {
    const message = sharedMessage(search) ?? sharedMessage(hash.slice(1));
    if (message !== null) take(message);
  }, [search, hash]);
}
