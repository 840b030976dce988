import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useEvents } from '../../app/useEvents';
import type { SignedIn } from '../../session/session.slice';
import { readPlan } from './access.calls';
import { planOf, type Plan } from './access.view';

/**
 * Ends every sign-in: the session, then the dashboard. The plan's flags (D14) are asked for while the member types, so
 * that the menu is whole from its first frame; without them the shell asks again.
 */
export function useEnter(): (session: SignedIn) => Promise<void> {
  const { client } = useServices();
  const tell = useEvents();
  const navigate = useNavigate();
  const plan = useRef<Plan>(undefined);
  useEffect(
    function readPlanAhead() {
      void readPlan(client).then((outcome) => {
        if (outcome.kind === 'ok') plan.current = planOf(outcome.data);
      });
    },
    [client],
  );
  return (session) =>
    tell((events) => {
      if (plan.current) events.planRead(plan.current);
      events.signedIn(session);
      void navigate(paths.dashboard, { replace: true });
    });
}
