import type { Env } from '../shared/wire/env';

/** What a `securitypolicyviolation` says of a request that was refused. */
type Refused = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'disposition'>;

/** What the policy refused of the operator's own, in words for whoever deploys the portal. */
export interface PolicyFault {
  text: string;
  /** Nothing works without it. */
  isApi: boolean;
}

/**
 * Says which host of the settings the page's policy does not name, and where it has to; undefined for whatever else was
 * refused, such as an extension's doings or a page that only reports.
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
