import type { PortalClient } from '@portal/api';
import { createContext, useContext } from 'react';
import type { SignOutChannel } from '../session/signOutChannel';
import type { Env } from './env';

/** What the entry made, for whoever wires a screen. */
export interface PortalServices {
  client: PortalClient;
  env: Env;
  channel: SignOutChannel;
}

const ServicesContext = createContext<PortalServices | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services; throws outside of the provider. */
export function useServices(): PortalServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs <ServicesProvider>');
  return services;
}
