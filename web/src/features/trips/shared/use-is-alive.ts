import { useEffect, useState } from 'react';

/** Whether the page takes presses: what a server has drawn does so only when its scripts have come. */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
