import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { fieldsOf } from '../../app/wire';

/** What step 1 brought for step 2. The password stays in the form (T18). */
export interface Factor {
  username: string;
  authType: string;
  token: string;
}

const isSecond = (state: unknown) => fieldsOf(state)['step'] === 'now';

/**
 * Step 2 as a place of its own in the history, so that the browser's Back leads to step 1 and not out of the portal.
 * Nothing of the factor is in there: after a reload it is step 1 again.
 */
export function useSecondStep() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [held, setHeld] = useState<Factor | null>(null);
  const [closing, setClosing] = useState(false);
  const isThere = isSecond(state);

  return {
    /** Null in step 1. Stands until the dashboard does, so that step 1 is not seen again on the way there. */
    factor: isThere || closing ? held : null,
    open: (factor: Factor) => {
      setHeld(factor);
      void navigate(paths.login, { state: { step: 'now' }, replace: isThere });
    },
    back: () => {
      setHeld(null);
      if (isThere) void navigate(-1);
    },
    /** Takes step 2 out of the history, so that the dashboard takes the place of step 1 (A §4.4). */
    close: () =>
      new Promise<void>((closed) => {
        if (!isThere) return closed();
        setClosing(true);
        window.addEventListener('popstate', () => closed(), { once: true });
        void navigate(-1);
      }),
  };
}
