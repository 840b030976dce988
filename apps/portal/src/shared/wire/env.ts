/** Every setting of the portal that its screens and calls read: docs/configuration.md, made of `/config.json`. */
export interface Env {
  /** Base of the calls: the address of `/api`, on the portal's own origin where the operator names no other. */
  apiUrl: string;
  /** Folder of news images and avatars. */
  imageUrl: string;
  /** What a transaction's hash is appended to, by network (D84); without one hashes are shown without a link. */
  explorers: { bep20?: string; trc20?: string };
  /**
   * Absent: writes carry an `Idempotency-Key`, and the answers prove whether the back end knows keys (D118). True: the
   * operator vouches for that. False: no key is sent; docs/deploy.md says what that loses (T12, T30).
   */
  idempotency?: boolean;
  /** The platform's time zone, of which all days and times of the portal are (D109): a name of the IANA's list. */
  zone: string;
  /** The papers that a registration agrees to (D114); without them the words stand without a link. */
  legalPages: { privacy?: string; terms?: string };
  /** Who issues invoices: name and address in one line; without it an invoice names nobody. */
  issuer?: string;
  /** Where the portal's own faults are reported (T34), '' for nowhere; the share of pages, 0 to 1; the release's name. */
  report: { url: string; sample: number; release: string };
  /** Whether a service worker keeps the portal's own files, so that it opens without a network (D117, ADR 22). */
  offline: boolean;
  /** The languages that members may choose from, as two letters; one alone is no choice. */
  languages: readonly string[];
}

/** The settings of a portal whose operator set none: everything on one origin, in English. */
export const ownEnv: Env = {
  apiUrl: '/api',
  imageUrl: '/images',
  explorers: {},
  zone: 'UTC',
  legalPages: {},
  report: { url: '', sample: 1, release: '' },
  offline: true,
  languages: ['en', 'hi', 'es', 'ar'],
};
