import { lazy, Suspense, useEffect } from 'react';
import { Opening } from './Opening';
import type { Conditions, Persona, Plan } from '../choices';
import { backEnd } from '../line/askBackEnd';
import { startConditions } from '../line/conditions';

// The portal and its large back end load only where they are used, in parallel.
const RoutedPortal = lazy(async () => {
  backEnd();
  const { RoutedPortal: Portal } = await import('./RoutedPortal');
  return { default: Portal };
});

export interface LivePortalProps extends Conditions, Plan {
  /** The persona. A change restarts the portal. */
  persona: Persona;
  /** Marks news and notifications as read, so no popup covers a screen. */
  quiet: boolean;
  /** The portal's location, path and query. A change navigates there. */
  route: string;
  /** Called when the portal navigates. */
  onMove?: (route: string) => void;
}

const stay = () => undefined;

/** The live portal on a back end in this page. */
export function LivePortal(props: LivePortalProps) {
  const { persona, quiet, route, onMove = stay, network, outcome, calls, data } = props;
  const { binaryTree, singleLeg, emailRequired, cancelBots, cancelLive } = props;
  const plan: Plan = { binaryTree, singleLeg, emailRequired, cancelBots, cancelLive };
  useEffect(
    function connectSandbox() {
      // The portal sends nothing before its back end has started, which takes longer than this.
      startConditions({ network, outcome, calls, data });
    },
    [network, outcome, calls, data],
  );
  return (
    <Suspense fallback={<Opening />}>
      <RoutedPortal
        key={`${persona} ${data} ${JSON.stringify(plan)}`}
        {...{ persona, quiet, plan, route, onMove }}
      />
    </Suspense>
  );
}
