import { addresses } from '@portal/ui/addresses';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import type { SignedIn } from '@portal/portal-core/session/session.slice';
import { readPlan } from '../../visitor/session.calls';
import { toPlan, type Plan } from '../../visitor/plan.mappers';

/**
 * Starts the session and opens `next` or the dashboard, with the plan's flags (D14) loaded during typing. The toast
 * (A §8) replaces the one about the code. With `review` 1 the member first chooses what still opens the account (D153).
 */
export function useEnter(
  next: string,
): (session: SignedIn, message: string | undefined, review?: number) => Promise<void> {
  const { client } = useServices();
  const dispatch = useDeferredDispatch();
  const navigate = useNavigate();
  const plan = useRef<Plan>(undefined);
  useEffect(
    function readPlanAhead() {
      void readPlan(client).then((outcome) => {
        if (outcome.kind === 'ok') plan.current = toPlan(outcome.data);
      });
    },
    [client],
  );
  return (session, message, review) =>
    dispatch((events) => {
      if (plan.current) events.planRead(plan.current);
      events.signedIn(session);
      events.toastRaised('good', message ?? portalMessages.signedIn);
      void navigate(review ? addresses.security : next, { replace: true });
    });
}
