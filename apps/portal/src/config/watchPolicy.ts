import type { Env } from '@portal/portal-core/fromApi/env';
import { ConfigFault } from './ConfigFault';
import { policyFault } from './policyFault';
import { sayFaults } from './sayFaults';

/**
 * Reports a host of the settings that the server's policy blocks, because members would only see a network error. A
 * blocked API replaces the page with the error; blocked images and reports go to the console.
 */
export function watchPolicy(env: Env): void {
  const reported = new Set<string>();
  document.addEventListener('securitypolicyviolation', (event) => {
    const fault = policyFault(event, env);
    if (!fault || reported.has(fault.text)) return;
    reported.add(fault.text);
    // oxlint-disable-next-line no-console -- The person who deploys the portal looks there first.
    console.error(fault.text);
    if (!fault.isApi) return;
    // React keeps rendering into its own root, which is no longer in the page.
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    sayFaults(container, new ConfigFault([fault.text], "don't fit the policy that the server sends"));
  });
}
