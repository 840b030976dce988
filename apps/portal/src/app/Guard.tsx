import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { selectIsSignedIn, selectSession } from '../session/session.slice';
import { browserStore, clearTempUrl } from '../session/storage';
import { useAppSelector } from '../shared/store/store';

interface GuardProps {
  /** The member's routes. */
  children: ReactNode;
}

/** Guards all of /user: a visitor without status and token is sent to sign in (A §2). */
export function Guard({ children }: GuardProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { leaving, exit } = useAppSelector(selectSession);
  useEffect(function forgetTempUrl() {
    clearTempUrl(browserStore());
  }, []);
  return isSignedIn || leaving ? children : <Navigate to={exit} replace />;
}
