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

/** Optional (D113): ends one other session, or all others. The one that asks never ends (T26). */
export const endSessions = memberOperation<'endSessions'>(
  async ({ body: { id } }, { session, services: { db, clock } }) => {
    const only = id === undefined ? undefined : rowId(id);
    await revokeSessions(db, session.memberId, clock.now(), { kinds: ['session'], except: session, only });
    const message = only === undefined ? 'Signed out on all other devices.' : 'Signed out on that device.';
    return { status: true, message };
  },
);
