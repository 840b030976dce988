import type { BegunRead } from './shared/browser/firstReads';

declare global {
  /** Shows that the portal did not load, with Reload (firstPaint/plainNotice.js); undefined on other pages. */
  var showLoadFailure: ((language: string) => void) | undefined;
  /** Set where the browser is older than the portal supports (firstPaint/plainNotice.js). */
  var isTooOld: boolean | undefined;
  /** Asks for the settings and the address's own scripts, once (firstPaint/begin.js); undefined where no page does so. */
  var beginLoading: (() => void) | undefined;
  /** The operator's settings, asked for by the page itself (firstPaint/begin.js); rejects where they don't come. */
  var begunConfig: Promise<string> | undefined;
  /** What the page began to read before any script came (firstPaint/begin.js); undefined where it reads nothing. */
  var begunReads: readonly BegunRead[] | undefined;
  /** The session that other tabs have given, and the channel (firstPaint/begin.js), unread; undefined where none was. */
  var handedOver: Promise<unknown> | undefined;
}
