import type { Plugin } from 'vite';
import { readEnv, type Variables } from '../src/shared/wire/env';

/**
 * Reads the settings when the portal is built, so that a wrong one fails the build instead of every member's page, and
 * no page carries the code that checks them. The page finds them as `portalSettings` (src/settings.d.ts).
 */
export const settingsPlugin = (variables: Variables) =>
  ({
    name: 'portal:settings',
    config: () => ({ define: { portalSettings: JSON.stringify(readEnv(variables)) } }),
  }) satisfies Plugin;
