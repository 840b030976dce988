import type { PortalClient } from '@portal/api';
import { createContext, useContext } from 'react';
import type { LazyModule } from '../browser/part';
import type { SessionData } from '../../session/session';
import type { Env } from '../wire/env';
import type { KeySupport } from '../wire/keySupport';
import type { StartedStore } from './startStore';

/** What the entry made, for the code that wires a screen. */
export interface PortalServices {
  client: PortalClient;
  env: Env;
  /** Whether the back end carries out a repeated write once (D118). */
  keySupport: KeySupport;
  /** The session as it is now, also before the store has come. */
  session: () => SessionData;
  /** The store, which comes with the member's area or at the first event (ADR 3). */
  startedStore: LazyModule<StartedStore>;
  /** The store, when somebody has loaded it; never rejects. */
  store: Promise<StartedStore>;
}

const ServicesContext = createContext<PortalServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services; throws outside of the provider. */
export function useServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs <ServicesProvider>');
  return services;
}
