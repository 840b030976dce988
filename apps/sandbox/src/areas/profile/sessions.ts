import type { Sentence } from '../../api/languages/sentence';
import { rescue } from '../../access/rescue/rescue';
import { revokeSessions, selectOpenSessions } from '../../access/sessions';
import { memberOperation } from '../../contract/operation';
import { rowId } from '../../api/rowId';

/** Optional (D113): where the member is signed in. */
export const listSessions = memberOperation<'listSessions'>(
  async (_input, { session, services: { db, clock } }) => {
    const open = await selectOpenSessions(db, session.memberId, clock.now());
    const data = open.map(({ id, device, ip, createdAt }) => ({
      ...{ id, device, ip },
      created_at: createdAt.toISOString(),
      is_this_session: id === session.id ? (1 as const) : (0 as const),
    }));
    return { status: true, data };
  },
);

/** Optional (D113): ends one other session, or everything else that opens the account (T47). The one that asks stays. */
export const endSessions = memberOperation<'endSessions'>(
  async ({ body: { id } }, { session, services: { db, clock }, ip, agent }) => {
    const { memberId } = session;
    const only = id === undefined ? undefined : rowId(id);
    const now = clock.now();
    if (only === undefined)
      await db.transaction((tx) =>
        rescue(tx, 'signOutElsewhere', { memberId, now, except: session, device: { ip, agent } }),
      );
    else await revokeSessions(db, memberId, now, { kinds: ['session'], except: session, only });
    const message: Sentence =
      only === undefined ? 'Signed out on all other devices.' : 'Signed out on that device.';
    return { status: true, message };
  },
);
