import { useEffect, useState } from 'react';

/** Whether the page takes presses: a server's drawing does so when its scripts have come. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
