import type { Env } from '@portal/portal-core/fromApi/env';

/** The fields of a `securitypolicyviolation` for a blocked request. */
type Refused = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'disposition'>;

/** A blocked host of the operator's settings, in words for the operator. */
export interface PolicyFault {
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
