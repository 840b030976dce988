import type { Env } from '../shared/wire/env';
import { ConfigFault } from './ConfigFault';
import { policyFault } from './policyFault';
import { sayFaults } from './sayFaults';

/**
 * Says it where the server's policy keeps the page from a host of the settings: to members it would look like a network that
 * never comes back. Without the API there is no portal, so the page says it in the portal's place; pictures and reports
 * that don't come are said in the console alone.
 */
export function watchPolicy(env: Env): void {
  const said = new Set<string>();
  document.addEventListener('securitypolicyviolation', (event) => {
    const fault = policyFault(event, env);
    if (!fault || said.has(fault.text)) return;
    said.add(fault.text);
    // oxlint-disable-next-line no-console -- Whoever deploys the portal looks there first.
    console.error(fault.text);
    if (!fault.isApi) return;
    // React goes on drawing into its own root, which is no part of the page from now on.
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    sayFaults(container, new ConfigFault([fault.text], "don't fit the policy that the server sends"));
  });
}
