import { openSession } from '../../access/sessions';
import { advanceForAll } from '../../data/sharedClock';
import type { Action } from '../action';
import { flag, requireMember, username } from '../fields';
import { settings } from '../../data/schema/catalogue';
import { readSettings, type Settings } from '../../data/settings';

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

export const resetAll: Action<object> = {
  path: '/reset',
  body: {},
  run: async (_input, { reset, services: { clock } }) => {
    await reset();
    clock.reset();
    return { message: 'Everything is as after the first start.' };
  },
};

/** A single-use link that signs in as a member within a minute (T5). */
export const loginAs: Action<{ username: string }> = {
  path: '/login-as',
  body: { username },
  required: ['username'],
  run: async (input, { base, services: { db, clock } }) => {
    const member = await requireMember(db, input.username);
    const token = await openSession(db, member.id, 'temp', clock.now());
    const url = `${base}login?${new URLSearchParams({ user: member.username, auth: token }).toString()}`;
    return { message: `Open within a minute: ${url}`, url };
  },
};

export const advanceClock: Action<{ advance_seconds: number }> = {
  path: '/clock',
  body: { advance_seconds: { type: 'integer', minimum: 0, maximum: 315_360_000 } },
  required: ['advance_seconds'],
  run: async (input, { services: { db, clock } }) => {
    clock.share(await advanceForAll(db, input.advance_seconds));
    const now = clock.now().toISOString();
    return { message: `It is now ${now}.`, now };
  },
};
