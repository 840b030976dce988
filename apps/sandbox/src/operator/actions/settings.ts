import { settings } from '../../data/schema/catalogue';
import { readSettings, type Settings } from '../../data/settings';
import type { Action } from '../action';
import { flag } from '../fields';

type Flags = Pick<Settings, 'binary' | 'single_leg' | 'email_required' | 'cancel_bot' | 'cancel_live'>;

/**
 * Sets the plan's flags: those of pre-register (A §3), and whether subscriptions may be cancelled (D69, D70). Omitted
 * flags stay.
 */
export const changeSettings: Action<Partial<Flags>> = {
  path: '/settings',
  body: { binary: flag, single_leg: flag, email_required: flag, cancel_bot: flag, cancel_live: flag },
  run: async (input, { services: { db } }) => {
    const { binary, single_leg, email_required, cancel_bot, cancel_live } = {
      ...(await readSettings(db)),
      ...input,
    };
    const flags: Flags = { binary, single_leg, email_required, cancel_bot, cancel_live };
    for (const [key, value] of Object.entries(flags))
      await db
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    const text = Object.entries(flags).map(([key, value]) => `${key} ${value}`);
    return { message: `The plan is now: ${text.join(', ')}.`, ...flags };
  },
};
