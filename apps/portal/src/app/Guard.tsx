import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import { selectIsSignedIn, selectSession } from '@portal/portal-core/session/session.slice';
import { tabStore } from '@portal/portal-core/session/owned/store';
import { clearTempUrl } from '@portal/portal-core/session/storage';
import { useAppSelector } from '@portal/portal-core/store/store';

interface GuardProps {
  /** The member's routes. */
  children: ReactNode;
}

/**
 * Guards all of /user: a visitor without status and token goes to the sign-in (A §2), then to the requested page. The
 * page of an ended session is not restored here, because only its own member may continue it (session/unfinished).
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
