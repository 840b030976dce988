import { portalZone } from '@portal/ui/text/format/portalZone';

/** Every setting of the portal, made at build time from the `VITE_` variables that are described here. */
export interface Env {
  /**
   * Base of the calls. VITE_API_URL: origin of a back end that answers the contract under `/api`, such as
   * `https://api.example.com`; '' (default): the origin that serves the portal.
   */
  apiUrl: string;
  /** Folder of news images and avatars. VITE_IMAGE_URL, such as `https://images.example.com`; default: `/images` of the API's origin. */
  imageUrl: string;
  /**
   * What a transaction's hash is appended to, by network (D84). VITE_EXPLORER_BEP20, VITE_EXPLORER_TRC20, such as
   * `https://bscscan.com/tx/`; default: none, and hashes are shown without a link.
   */
  explorers: { bep20?: string; trc20?: string };
  /**
   * Whether writes carry an `Idempotency-Key` (T12, T30). VITE_IDEMPOTENCY: `on` (default, whatever the back end) or
   * `off`, which loses two things: browsers repeat a write whose connection broke, so one press can pay up to seven
   * times, and the portal can no longer offer a second try (docs/deploy.md).
   */
  idempotency: boolean;
  /**
   * The platform's time zone, of which all days and times of the portal are (D109). VITE_ZONE, a name of the IANA's
   * list such as `Asia/Kolkata`; default: `UTC`. It has to be the zone in which the back end counts a filter's days.
   */
  zone: string;
  /**
   * The papers that a registration agrees to (D114). VITE_PRIVACY_URL, VITE_TERMS_URL, such as
   * `https://example.com/terms`; default: none, and the words stand without a link.
   */
  papers: { privacy?: string; terms?: string };
  /** Who issues invoices: VITE_ISSUER, name and address in one line; default: none, and an invoice names nobody. */
  issuer?: string;
  /**
   * Where the portal's own faults are reported (T34). VITE_REPORT_URL, such as `https://faults.example.com/portal`;
   * default: '', and nothing is. VITE_REPORT_SAMPLE: the share of pages that report, from 0 to 1 (default).
   * VITE_RELEASE: the release's name in reports, such as `2026-11-22.1`.
   */
  report: { url: string; sample: number; release: string };
  /**
   * Whether a service worker keeps the portal's own files, so that it opens without a network (ADR 22). VITE_OFFLINE:
   * `on` (default) or `off`, which also removes the worker of an earlier release.
   */
  offline: boolean;
}

export type Variables = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** What is wrong with an address, or '' when nothing is. */
function faultOf(value: string, originOnly: boolean): string {
  if (!URL.canParse(value)) return 'is not an address like https://api.example.com';
  const url = new URL(value);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))
    return 'has to begin with https://';
  if (url.username || url.password || url.search || url.hash) return 'may have no user, query or hash';
  if (originOnly && url.pathname !== '/') return 'may have no path: calls go to /api of it';
  return '';
}

/** Whether it is a zone by name. An offset such as +05:30 is none: it has no summer time, and old browsers refuse it. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Reads the settings; throws one Error that names every variable that is wrong, and how. */
export function readEnv(variables: Variables): Env {
  const faults: string[] = [];
  const address = (name: string, originOnly: boolean) => {
    const value = text(variables[name]);
    const fault = value === '' ? '' : faultOf(value, originOnly);
    if (fault) faults.push(`${name} ${fault} (it is '${value}').`);
    return fault ? '' : value;
  };
  const host = address('VITE_API_URL', true).replace(/\/+$/, '');
  const images = address('VITE_IMAGE_URL', false).replace(/\/+$/, '');
  const bep20 = address('VITE_EXPLORER_BEP20', false);
  const trc20 = address('VITE_EXPLORER_TRC20', false);
  const privacy = address('VITE_PRIVACY_URL', false);
  const terms = address('VITE_TERMS_URL', false);
  const idempotency = text(variables['VITE_IDEMPOTENCY']);
  if (!['', 'on', 'off'].includes(idempotency)) {
    faults.push(`VITE_IDEMPOTENCY is 'on' or 'off' (it is '${idempotency}').`);
  }
  const offline = text(variables['VITE_OFFLINE']);
  if (!['', 'on', 'off'].includes(offline))
    faults.push(`VITE_OFFLINE is 'on' or 'off' (it is '${offline}').`);
  const zone = text(variables['VITE_ZONE']) || portalZone();
  if (!isZone(zone)) faults.push(`VITE_ZONE is not a zone like Asia/Kolkata (it is '${zone}').`);
  const sampled = text(variables['VITE_REPORT_SAMPLE']);
  const sample = sampled === '' ? 1 : Number(sampled);
  if (!(sample >= 0 && sample <= 1)) {
    faults.push(`VITE_REPORT_SAMPLE is a number from 0 to 1 (it is '${sampled}').`);
  }
  const release = text(variables['VITE_RELEASE']);
  if (!/^[\w.+-]{0,40}$/.test(release)) {
    faults.push(`VITE_RELEASE is letters, digits and . + - _, 40 at most (it is '${release}').`);
  }
  const issuer = text(variables['VITE_ISSUER']);
  if (issuer.length > 200) faults.push('VITE_ISSUER is longer than 200 characters.');
  const url = address('VITE_REPORT_URL', false);
  if (faults.length > 0) throw new Error(`The portal's settings are wrong. ${faults.join(' ')}`);
  return {
    apiUrl: `${host}/api`,
    imageUrl: images === '' ? `${host}/images` : images,
    explorers: { ...(bep20 ? { bep20 } : {}), ...(trc20 ? { trc20 } : {}) },
    idempotency: idempotency !== 'off',
    report: { url, sample, release },
    offline: offline !== 'off',
    zone,
    ...(issuer && { issuer }),
    papers: { ...(privacy ? { privacy } : {}), ...(terms ? { terms } : {}) },
  };
}
