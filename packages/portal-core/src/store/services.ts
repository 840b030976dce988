import type { PortalClient } from '@portal/api';
import { createContext, useContext } from 'react';
import type { LazyModule } from '../browser/part';
import type { SessionData } from '../session/session';
import type { SessionState } from '../session/session.slice';
import type { Env } from '../fromApi/env';
import type { KeySupport } from '../fromApi/keySupport';
import type { StartedStore } from './startStore';

/** Services from the entry, for the code that connects screens. */
export interface PortalServices {
  client: PortalClient;
  env: Env;
  /** Whether the back end runs a repeated write only once (D118). */
  keySupport: KeySupport;
  /** The current session, available before the store. `endedFor` is known only to the store. */
  session: () => SessionData & Partial<Pick<SessionState, 'endedFor'>>;
  /** The store, which loads with the member's area or at the first event (ADR 3). */
  startedStore: LazyModule<StartedStore>;
  /** The store, once it is loaded; never rejects. */
  store: Promise<StartedStore>;
}

const ServicesContext = createContext<PortalServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services; throws outside of the provider. */
export function useServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no <ServicesProvider>');
  return services;
}
