import { describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { listOperations, loadBundle } from '@portal/contract/bundle';
import { addAccount } from '../testing/accounts';
import { PortalClient } from '../testing/portalClient';
import { testServer } from '../testing/testServer';
import { movesMoneyOrSecurity } from './authenticate';

const { app, database, clock } = await testServer();
const client = new PortalClient(app);
const operations = listOperations(loadBundle());
const refusal = 'You can’t do this while signed in as another user.';

/** Safe writes for an operator in a member's session. They move no money and change no security. */
const harmless = ['login', 'logout', 'raiseTicket', 'replyToTicket'];

describe('a session of login-as-user (T5)', async () => {
  const { id } = await addAccount(database.db, 'otto');
  const token = await openSession(database.db, id, 'impersonation', clock.now());
  const guarded = operations.filter(({ operationId }) => movesMoneyOrSecurity.has(operationId));

  it('has a list of the contract’s calls, with every write of members', () => {
    expect(guarded).toHaveLength(movesMoneyOrSecurity.size);
    const writes = operations.filter(({ method, secured }) => secured && method === 'post');
    const open = writes.filter(({ operationId }) => !movesMoneyOrSecurity.has(operationId));
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([...harmless].sort());
  });

  it.each(guarded.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    'is refused %s, before its body is looked at',
    async (_operationId, method, path) => {
      const address = path.replace(/\{\w+\}/g, '1');
      const answer =
        method === 'get' ? await client.get(address, token) : await client.post(address, {}, token);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ status: false, message: refusal });
    },
  );

  it('reads like any other', async () => {
    expect((await client.get('/dashboard', token)).status).toBe(200);
    expect((await client.get('/user', token)).status).toBe(200);
  });
});
