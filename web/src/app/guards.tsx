import { use, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { userKnown, useUser } from '#session/user.data.ts';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { LoadingPage } from './loading-page.tsx';

/** Finds out who is signed in before a page asks, where somebody was the last time. */
export async function preloadUser(): Promise<void> {
  if (signedInBefore()) await userKnown();
}

/** Pages for people who are signed in. Until that is known nothing of them shows, and nobody is sent away. */
export function SignedInOnly({ otherwise }: { otherwise: string }) {
  use(userKnown());
  const user = useUser();
  // Another tab may sign out and somebody else in before this one hears of either: nothing of the one is the other's.
  return user ? <Outlet key={user.uid} /> : <GoTo to={otherwise} />;
}

/**
 * A tool's landing page, for visitors only: a signed-in person goes on to the tool. A browser that was signed in last
 * time waits until the sign-in is known; others show the landing page at once.
 */
export function SignedOutOnly({ otherwise }: { otherwise: string }) {
  const [waits] = useState(signedInBefore);
  if (waits) use(userKnown());
  return useUser() ? <GoTo to={otherwise} /> : <Outlet />;
}

/** Goes to another page, whose place is held meanwhile. */
function GoTo({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoadingPage />
    </>
  );
}
