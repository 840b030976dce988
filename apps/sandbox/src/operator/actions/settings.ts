import { settings } from '../../data/schema/catalogue';
import { readSettings, type Settings } from '../../data/settings';
import type { Action } from '../action';
import { flag } from '../fields';

type Flags = Pick<Settings, 'binary' | 'single_leg' | 'email_required'>;

/** Turns the plan's flags, which pre-register answers, on and off (A §3); what is not named stays. */
export const changeSettings: Action<Partial<Flags>> = {
  path: '/settings',
  body: { binary: flag, single_leg: flag, email_required: flag },
  run: async (input, { services: { db } }) => {
    const { binary, single_leg, email_required } = { ...(await readSettings(db)), ...input };
    const flags: Flags = { binary, single_leg, email_required };
    for (const [key, value] of Object.entries(flags))
      await db
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    const text = Object.entries(flags).map(([key, value]) => `${key} ${value}`);
    return { message: `The plan is now: ${text.join(', ')}.`, ...flags };
  },
};
