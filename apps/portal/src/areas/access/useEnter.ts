import { portalMessages } from '@portal/ui/text/portalMessages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../shared/store/services';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import type { SignedIn } from '../../session/session.slice';
import { readPlan } from '../../visitor/visitor.calls';
import { toPlan, type Plan } from './access.mappers';

/**
 * Ends every sign-in: the session begins, then `next` opens, which is the dashboard unless the visitor came from elsewhere. The plan's flags (D14) are asked for while the
 * member types, so that the menu is whole from its first frame. If they don't come, the shell asks again. The sign-in
 * is confirmed in the server's words, or in ours (A §8): what was said of the code must not outlast it.
 */
export function useEnter(next: string): (session: SignedIn, message: string | undefined) => Promise<void> {
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
  return (session, message) =>
    dispatch((events) => {
      if (plan.current) events.planRead(plan.current);
      events.signedIn(session);
      events.toastRaised('good', message ?? portalMessages.signedIn);
      void navigate(next, { replace: true });
    });
}
