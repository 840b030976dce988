import type { Env } from '@portal/portal-core/fromApi/env';
import { ConfigFault } from './ConfigFault';
import { sayFaults } from './sayFaults';

/** The fields of a `securitypolicyviolation` for a blocked request. */
type Refused = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'disposition'>;

/** A blocked host of the operator's settings, in words for the operator. */
interface PolicyFault {
  text: string;
  /** The portal can't work without it. */
  isApi: boolean;
}

/**
 * Names the host of the settings that the page's policy lacks, and its directive. Undefined for any other violation,
 * such as an extension's or one that is only reported.
 */
export function policyFault(refused: Refused, env: Env): PolicyFault | undefined {
  const { effectiveDirective, blockedURI, disposition } = refused;
  if (disposition !== 'enforce' || !URL.canParse(blockedURI)) return undefined;
  const { origin } = new URL(blockedURI);
  const isThere = (address: string) => URL.canParse(address) && new URL(address).origin === origin;
  const addresses = [
    { setting: 'api', directive: 'connect-src', address: env.apiUrl },
    { setting: 'images', directive: 'img-src', address: env.imageUrl },
    { setting: 'report.url', directive: 'connect-src', address: env.report.url },
  ];
  const found = addresses.find(
    ({ directive, address }) => directive === effectiveDirective && isThere(address),
  );
  if (!found) return undefined;
  const { setting, directive } = found;
  const text =
    `${setting} is at ${origin}, which ${directive} of the page's Content-Security-Policy does not name. ` +
    `The server has to send ${directive} with ${origin} in it: "npm run hosts" writes its headers from these settings.`;
  return { text, isApi: setting === 'api' };
}

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
