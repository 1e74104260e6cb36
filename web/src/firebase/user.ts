import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';

/** Who is signed in; null for nobody, undefined while that is not known yet. */
export function useUser(): User | null | undefined {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void Promise.all([import('firebase/auth'), import('./auth.ts')]).then(
      ([{ onAuthStateChanged }, { auth }]) => {
        if (!left) stop = onAuthStateChanged(auth, setUser);
      },
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
  return user;
}
