import { openSession } from '../../access/sessions';
import { advanceForAll } from '../../data/sharedClock';
import type { Action } from '../action';
import { requireMember, username } from '../fields';

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
