import { lazy, Suspense, useCallback, useEffect } from 'react';
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

export interface LivePortalProps extends Partial<Conditions>, Partial<Plan> {
  /** The persona. A change restarts the portal. */
  persona: Persona;
  /** Marks news and notifications as read, so no popup covers a screen. */
  quiet?: boolean;
  /** The portal's location, path and query. A change navigates there. */
  route: string;
  /** Called when the portal navigates. */
  onMove?: (route: string) => void;
}

/** The live portal on a back end in this page. */
export function LivePortal({
  persona,
  quiet = false,
  route,
  onMove,
  network,
  outcome,
  calls,
  data,
  binaryTree,
  singleLeg,
  emailRequired,
  cancelBots,
  cancelLive,
}: LivePortalProps) {
  const plan = Object.fromEntries(
    Object.entries({ binaryTree, singleLeg, emailRequired, cancelBots, cancelLive }).filter(
      ([, isSet]) => isSet !== undefined,
    ),
  );
  useEffect(
    function connectSandbox() {
      // The portal sends nothing before its back end has started, which takes longer than this.
      startConditions({
        ...(network && { network }),
        ...(outcome && { outcome }),
        ...(calls && { calls }),
        ...(data && { data }),
      });
    },
    [network, outcome, calls, data],
  );
  const tell = useCallback((path: string) => onMove?.(path), [onMove]);
  return (
    <Suspense fallback={<Opening />}>
      <RoutedPortal
        key={`${persona} ${data ?? ''} ${JSON.stringify(plan)}`}
        persona={persona}
        quiet={quiet}
        plan={plan}
        route={route}
        onMove={tell}
      />
    </Suspense>
  );
}
