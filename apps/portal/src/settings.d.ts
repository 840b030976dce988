import type { Env } from './shared/wire/env';

declare global {
  /** The settings of this build (shared/wire/env.ts), read by vite/settingsPlugin.ts. */
  const portalSettings: Env;
}
