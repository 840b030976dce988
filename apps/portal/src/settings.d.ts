import type { BegunRead } from './app/browser/firstReads';

declare global {
  /** Shows that the portal did not load, with Reload (firstPaint/plainNotice.js); undefined on other pages. */
  var showLoadFailure: ((language: string) => void) | undefined;
  /** Reloads with scripts that the server confirmed (firstPaint/plainNotice.js); undefined on other pages. */
  var reloadFresh: (() => void) | undefined;
  /** Set if the browser is older than the portal supports (firstPaint/plainNotice.js). */
  var isTooOld: boolean | undefined;
  /** Requests the settings and the address's own scripts, once (firstPaint/begin.js); undefined on other pages. */
  var beginLoading: (() => void) | undefined;
  /** Requests what the next step and the next visit need (firstPaint/begin.js); undefined on other pages and once called. */
  var fetchAhead: (() => void) | undefined;
  /** The operator's settings, requested by the page (firstPaint/begin.js); rejects if they fail to load. */
  var begunConfig: Promise<string> | undefined;
  /** The settings of this page, as text (config/settings.ts). */
  var appliedSettings: string | undefined;
  /** The settings of the first paint, while they and its language are this page's (firstPaint/begin.js). */
  var drawnSettings: string | undefined;
  /** The page's reads before the scripts (firstPaint/begin.js); undefined without any. */
  var begunReads: readonly BegunRead[] | undefined;
  /** Another tab's session with its channel (firstPaint/begin.js), unparsed; undefined without one. */
  var handedOver: Promise<unknown> | undefined;
}
