import { beforeEach, describe, expect, it } from 'vitest';
import { listOperations, loadBundle } from '@portal/contract/bundle';
import { shareJudged } from '../access/shareJudged';
import { allHandlers } from '../areas/allHandlers';
import { createTransfer } from '../areas/transfer';
import type { Db } from '../data/database';
import { createMemberQueue, QueueIsFull } from '../ledger/memberQueue';
import { createMailer, type Message } from '../mail/mailer';
import { pin } from '../testing/accounts';
import { moneyMember } from '../testing/moneyMember';
import { testServer } from '../testing/testServer';
import { walletTexts } from '../testing/expectSound';
import { answerOnce } from './answer';
import type { AnyHandler, MemberCall } from './operation';

/* T33: slow work runs outside transactions. */
const { database, clock } = await testServer();
let open = 0;
const db = Object.create(database.db) as Db;
db.transaction = async (...asked) => {
  open += 1;
  return database.db.transaction(...asked).finally(() => (open -= 1));
};

const judged: { open: number; secret: string }[] = [];
const mailed: { open: number; to: string }[] = [];
const transport = ({ to }: Message) => Promise.resolve(void mailed.push({ open, to }));
const passwords = shareJudged({
  hash: () => Promise.resolve(''),
  verify: (_stored: unknown, secret: string) => {
    judged.push({ open, secret });
    return Promise.resolve(secret === pin);
  },
});
const services = {
  db,
  clock,
  passwords,
  mailer: createMailer({ clock, transport }),
  serverKey: 'key of the tests',
  queue: createMemberQueue(),
  publicUrl: () => 'https://portal.example',
};

let call: MemberCall;
let names = 0;
beforeEach(async () => {
  judged.length = 0;
  mailed.length = 0;
  const member = await moneyMember(database.db, clock, `slow${(names += 1)}`, {
    wallets: { pay_out: '50.00' },
  });
  const session = {
    id: 1,
    memberId: member.id,
    kind: 'session' as const,
    createdAt: clock.now(),
    language: null,
  };
  const body = { wallet: 'pay_out_to_pay_in', transfer_amount: '10', payee: member.username, mpin: pin };
  call = { body, query: {}, params: {}, session, ip: '192.0.2.1', agent: '', language: undefined, services };
});
const transfer = (key: string) => answerOnce('createTransfer', key, call, createTransfer);

describe('a write with a key (T33)', () => {
  it('judges the pin once, before its transaction', async () => {
    expect((await transfer('first')).status).toBe(200);
    expect(judged).toEqual([{ open: 0, secret: pin }]);
    expect((await walletTexts(database.db, call.session.memberId)).pay_in).toBe('10.00');
  });

  it('judges nothing for an answer that is there', async () => {
    const first = await transfer('again');
    expect(await transfer('again')).toEqual(first);
    expect(judged).toHaveLength(1);
  });

  it('still counts wrong pins, refuses a locked one, and spends no work on it', async () => {
    call = { ...call, body: { ...(call.body as object), mpin: '0000' } };
    for (let index = 0; index < 5; index += 1) expect((await transfer(`wrong${index}`)).status).toBe(422);
    expect(judged).toHaveLength(5);
    call = { ...call, body: { ...(call.body as object), mpin: pin } };
    expect((await transfer('right')).body).toMatchObject({
      message: 'Too many wrong tries. Please try again later.',
    });
    expect(judged).toHaveLength(5);
  });

  it('prepares its handler first, and leaves what that refuses to the handler', async () => {
    const order: number[] = [];
    const handler: AnyHandler = () => Promise.resolve({ done: order.push(open) });
    handler.prepare = () => Promise.reject(new Error(`${order.push(open)}`));
    expect((await answerOnce('createTransfer', 'prepared', call, handler)).status).toBe(200);
    expect(order).toEqual([0, 1]);
  });

  it('mails when all is written, and not at all when nothing was', async () => {
    const message = { to: 'me@mail.example', username: 'me', subject: 's', text: 't' };
    const sends: AnyHandler = async ({ services: own }) => {
      await own.mailer.send(own.db, message);
      expect(mailed).toEqual([]);
      return {};
    };
    await answerOnce('createTransfer', 'mails', call, sends);
    expect(mailed).toEqual([{ open: 0, to: 'me@mail.example' }]);
    const breaks: AnyHandler = (given) => sends(given).then(() => Promise.reject(new Error('broken')));
    mailed.length = 0;
    await expect(answerOnce('createTransfer', 'breaks', call, breaks)).rejects.toThrow('broken');
    expect(mailed).toEqual([]);
  });

  it('refuses a line that no one could have pressed together, without using the key up', async () => {
    const full = { ...call, services: { ...services, queue: () => Promise.reject(new QueueIsFull()) } };
    await expect(answerOnce('createTransfer', 'full', full, createTransfer)).rejects.toMatchObject({
      statusCode: 429,
    });
    expect((await transfer('full')).status).toBe(200);
  });
});

it('every write with files prepares them', () => {
  const withFiles = listOperations(loadBundle()).filter(
    ({ idempotent, fileFields }) => idempotent && fileFields.length > 0,
  );
  const handlers: Readonly<Record<string, AnyHandler>> = allHandlers;
  expect(withFiles.length).toBeGreaterThan(4);
  expect(withFiles.filter(({ operationId }) => !handlers[operationId]?.prepare)).toEqual([]);
});
