import { describe, expect, it } from 'vitest';
import { openSession, type TokenKind } from '../access/sessions';
import { listOperations, loadBundle, type Operation } from '@portal/contract/bundle';
import { addAccount } from '../testing/accounts';
import { testServer } from '../testing/testServer';
import { movesMoneyOrSecurity } from './authenticate';

const { client, database, clock } = await testServer();
const operations = listOperations(loadBundle());
const refusal = 'You can’t do this while signed in as another user.';
const { id } = await addAccount(database.db, 'otto');
const open = (kind: TokenKind) => openSession(database.db, id, kind, clock.now());

const call = ({ method, path }: Operation, token: string | undefined) => {
  const address = path.replace(/\{\w+\}/g, '1');
  return method === 'get' ? client.get(address, token) : client.post(address, {}, token);
};

/** Safe writes for an operator in a member's session. They move no money and change no security. */
const harmless = ['login', 'logout', 'raiseTicket', 'replyToTicket'];

it.each<[name: string, opened: string | undefined, opens: string[]]>([
  ['no token', undefined, []],
  ['an empty token', '', []],
  ['a made-up token', 'x'.repeat(43), []],
  ['a pre-login token (T16)', await open('pre-login'), ['login']],
  ['an operator’s link', await open('temp'), []],
  ['the token of a registration', await open('registration'), ['verifyEmail']],
])('%s opens no call of a member (T19)', async (_name, token, opens) => {
  const guarded = operations.filter(({ secured, operationId }) => secured && !opens.includes(operationId));
  expect(guarded.length).toBeGreaterThan(75);
  for (const operation of guarded)
    expect((await call(operation, token)).status, operation.operationId).toBe(401);
});

describe('a session of login-as-user (T5)', async () => {
  const token = await open('impersonation');
  const guarded = operations.filter(({ operationId }) => movesMoneyOrSecurity.has(operationId));

  it('has a list of the contract’s calls, with every write of members', () => {
    expect(guarded).toHaveLength(movesMoneyOrSecurity.size);
    const writes = operations.filter(({ method, secured }) => secured && method === 'post');
    const open = writes.filter(({ operationId }) => !movesMoneyOrSecurity.has(operationId));
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([...harmless].sort());
  });

  it.each(guarded.map((operation) => [operation.operationId, operation] as const))(
    'is refused %s, before its body is looked at',
    async (_operationId, operation) => {
      const answer = await call(operation, token);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ status: false, message: refusal });
    },
  );

  it('reads like any other', async () => {
    const own = await open('session');
    const reads = operations.filter((one) => one.method === 'get' && one.secured && !guarded.includes(one));
    expect(reads.length).toBeGreaterThan(40);
    for (const operation of reads)
      expect((await call(operation, token)).status, operation.operationId).toBe(
        (await call(operation, own)).status,
      );
  });
});
