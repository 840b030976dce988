import { addresses } from '@portal/ui/addresses';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RedirectTarget } from '../../shared/routes/nextPlace';
import type { Unread } from '../../shared/wire/answer';
import { parseFields, parseText } from '../../shared/wire/wire';

/** What step 1 brought for step 2. The password is not part of it, because it stays in the form (T18). */
export interface Factor {
  username: string;
  authType: string;
  token: string;
}

/** What step 2 leaves in the history, beside what step 1 has there. */
interface StepState {
  step: 'now';
}

const isSecond = (state: Unread<StepState>) => parseText(parseFields(state).step) === 'now';

/**
 * Step 2 has a place of its own in the history, so that the browser's Back leads to step 1 and not out of the portal.
 * Nothing of the factor is kept there, so that a reload leads to step 1.
 */
export function useSecondStep(next: RedirectTarget | undefined) {
  const { state } = useLocation() as { state: Unread<StepState> };
  const navigate = useNavigate();
  const [held, setHeld] = useState<Factor | null>(null);
  const [closing, setClosing] = useState(false);
  const isThere = isSecond(state);

  return {
    /** Null in step 1. It stays until the dashboard is there, so that step 1 is not seen again on the way. */
    factor: isThere || closing ? held : null,
    open: (factor: Factor) => {
      setHeld(factor);
      void navigate(addresses.login, {
        state: { ...next, step: 'now' } satisfies StepState,
        replace: isThere,
      });
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
