import { use, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { userKnown, useUser } from '#session/user.data.ts';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { LoadingPage } from './loading-page.tsx';

/** Restores the sign-in early where somebody was signed in the last time. */
export async function preloadUser(): Promise<void> {
  if (signedInBefore()) await userKnown();
}

/** Pages for signed-in people. Until the sign-in is known they show nothing, and send nobody away. */
export function SignedInOnly({ otherwise }: { otherwise: string }) {
  use(userKnown());
  const user = useUser();
  // Another tab may change the person: each gets a new page.
  return user ? <Outlet key={user.uid} /> : <GoTo to={otherwise} />;
}

/** A tool's landing page. It waits for the sign-in where somebody was signed in the last time. */
export function SignedOutOnly({ otherwise }: { otherwise: string }) {
  const [waits] = useState(signedInBefore);
  if (waits) use(userKnown());
  return useUser() ? <GoTo to={otherwise} /> : <Outlet />;
}

function GoTo({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoadingPage />
    </>
  );
}
