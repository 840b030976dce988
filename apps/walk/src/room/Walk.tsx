import { lazy, Suspense, useCallback, useEffect } from 'react';
import { Opening } from './Opening';
import type { Conditions, Persona } from '../choices';
import { backEnd } from '../line/askBackEnd';
import { startConditions } from '../line/conditions';

// The portal, and above all its back end, come only where somebody walks, and then beside each other.
const PortalWalk = lazy(async () => {
  backEnd();
  const { PortalWalk: Portal } = await import('./PortalWalk');
  return { default: Portal };
});

export interface WalkProps extends Partial<Conditions> {
  /** Who walks; another one begins anew. */
  persona: Persona;
  /** News and notifications are read already, and none comes up over a screen. */
  quiet?: boolean;
  /** Where the walk begins: path and query. Another one leads it there. */
  route: string;
  /** The walk has come to an address. */
  onMoved?: (route: string) => void;
}

/** A walk through the portal, over a back end in this page. */
export function Walk({ persona, quiet = false, route, onMoved, network, outcome, calls, data }: WalkProps) {
  useEffect(
    function connectSandbox() {
      // The portal asks nothing before its back end has begun, which takes longer than this.
      startConditions({
        ...(network && { network }),
        ...(outcome && { outcome }),
        ...(calls && { calls }),
        ...(data && { data }),
      });
    },
    [network, outcome, calls, data],
  );
  const tell = useCallback((path: string) => onMoved?.(path), [onMoved]);
  return (
    <Suspense fallback={<Opening />}>
      <PortalWalk
        key={`${persona} ${data ?? ''}`}
        persona={persona}
        quiet={quiet}
        route={route}
        onMoved={tell}
      />
    </Suspense>
  );
}
