// First: the style nonce and the default policy, then the operator's link out of the address (T5, T6).
import { nonce } from './app/contentPolicy';
import './session/loginLink';

import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { readEnv } from './app/env';
import { paths } from './app/paths';
import { warmPath } from './app/screens';
import { startPortal } from './app/startPortal';
import { isSession } from './session/session';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

try {
  const services = startPortal(readEnv(import.meta.env));
  const { pathname } = window.location;
  const leadsToSignIn = !isSession(services.session()) && /^\/(user(\/|$)|$)/.test(pathname);
  // The screen's chunks come beside each other, not one after the other.
  warmPath(leadsToSignIn ? paths.login : pathname);
  createRoot(root).render(<App nonce={nonce} services={services} />);
} catch (error) {
  // A build with wrong settings says so to whoever deploys it, in place of a blank page.
  root.textContent = error instanceof Error ? error.message : String(error);
  throw error;
}
