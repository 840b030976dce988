import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RedirectTarget } from '../shared/routes/nextPlace';
import { selectIsSignedIn, selectSession } from '../session/session.slice';
import { tabStore } from '../session/owned/store';
import { clearTempUrl } from '../session/storage';
import { useAppSelector } from '../shared/store/store';

interface GuardProps {
  /** The member's routes. */
  children: ReactNode;
}

/**
 * Guards all of /user: a visitor without status and token is sent to sign in (A §2), and from there to where they wanted
 * to go. Nobody is led to where another session ended: what goes on after that is the member's own (session/unfinished).
 */
export function Guard({ children }: GuardProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { leaving, exit } = useAppSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const [isVisit] = useState(!isSignedIn);
  const next: RedirectTarget | null = isVisit ? { next: pathname + search + hash } : null;
  useEffect(function forgetTempUrl() {
    clearTempUrl(tabStore());
  }, []);
  return isSignedIn || leaving ? children : <Navigate to={exit} replace state={next} />;
}
