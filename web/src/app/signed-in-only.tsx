import { Navigate, Outlet } from 'react-router-dom';
import { useUser } from '#firebase/user.ts';
import { LoadingPage } from './loading-page.tsx';

/** Pages for people who are signed in. Until that is known nothing of them shows, and nobody is sent away. */
export function SignedInOnly({ otherwise }: { otherwise: string }) {
  const user = useUser();
  if (user === undefined) return <LoadingPage />;
  return user ? <Outlet /> : <Navigate to={otherwise} replace />;
}
