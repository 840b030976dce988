import { addresses } from '@portal/ui/addresses';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseText } from '@portal/portal-core/fromApi/parse';

/** Step 1's data for step 2. The password stays in the form (T18). */
export interface Factor {
  username: string;
  authType: string;
  token: string;
  /** The answer to step 1, of which step 2's chunk reads the optional parts. */
  offers: Answer<'/pre-login', 'post'> | undefined;
}

/** Step 2's history state, which extends that of step 1. */
interface StepState {
  step: 'now';
}

const isSecond = (state: Unread<StepState>) => parseText(parseFields(state).step) === 'now';

/**
 * Step 2 has its own history entry, so the browser's Back returns to step 1. The factor is never stored there, so a
 * reload returns to step 1 too.
 */
export function useSecondStep(next: RedirectTarget | undefined) {
  const { state } = useLocation() as { state: Unread<StepState> };
  const navigate = useNavigate();
  const [held, setHeld] = useState<Factor | null>(null);
  const [closing, setClosing] = useState(false);
  const isThere = isSecond(state);

  return {
    /** Null in step 1. It stays until the dashboard opens, so step 1 does not flash. */
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
    /** Removes step 2 from the history, so the dashboard replaces step 1 (A §4.4). */
    close: () =>
      new Promise<void>((closed) => {
        if (!isThere) return closed();
        setClosing(true);
        window.addEventListener('popstate', () => closed(), { once: true });
        void navigate(-1);
      }),
  };
}
