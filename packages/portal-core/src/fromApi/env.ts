import type { Features } from '../capabilities/capabilities';

/** All settings of screens and calls (docs/configuration.md), from `/config.json`. */
export interface Env {
  /** Base of the calls: the address of `/api`, on the portal's own origin by default. */
  apiUrl: string;
  /** Folder of news images and avatars. */
  imageUrl: string;
  /** Prefix of a transaction's hash in links, by network (D84). Without one hashes have no link. */
  explorers: { bep20?: string; trc20?: string };
  /**
   * Absent: writes have an `Idempotency-Key`, and the answers show whether the back end supports keys (D118). True: the
   * operator guarantees it. False: no key is sent, with the loss in docs/deploy.md (T12, T30).
   */
  idempotency?: boolean;
  /** The platform's time zone for all days and times (D109), as an IANA name. */
  zone: string;
  /** The legal pages of the registration (D114). Without them their names have no link. */
  legalPages: { privacy?: string; terms?: string };
  /** The issuer of invoices and of a year's paper: name and address in one line. Without it they name no issuer. */
  issuer?: string;
  /** The statement of the risk wherever a member commits money. Without a text ours is shown. */
  risk?: { text?: string; link?: string; income?: string };
  /** Target of the portal's error reports (T34), '' for none; the share of pages, 0 to 1; the release's name. */
  report: { url: string; sample: number; release: string };
  /** What the server can do beyond the specification (D119). An absent one is proven by its answers, if at all. */
  features: Features;
  /** Whether a service worker caches the portal's own files for offline use (D117, ADR 22). */
  offline: boolean;
  /** The languages for members, as two letters. A single one shows no choice. */
  languages: readonly string[];
}

/** The default settings: everything on one origin, in English. */
export const ownEnv: Env = {
  apiUrl: '/api',
  imageUrl: '/images',
  explorers: {},
  zone: 'UTC',
  legalPages: {},
  report: { url: '', sample: 1, release: '' },
  features: {},
  offline: true,
  languages: ['en', 'hi', 'es', 'ar'],
};
