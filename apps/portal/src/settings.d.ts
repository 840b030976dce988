import type { BegunRead } from './shared/browser/firstReads';
import type { Env } from './shared/wire/env';

declare global {
  /** The settings of this build (shared/wire/env.ts), read by vite/settingsPlugin.ts. */
  const portalSettings: Env;
  /** What the page began to read before any script came (firstPaint/begin.js); undefined where it reads nothing. */
  var begunReads: readonly BegunRead[] | undefined;
  /** The session that another tab has given (firstPaint/begin.js), unread; undefined where this tab did not ask. */
  var handedOver: Promise<unknown> | undefined;
}
