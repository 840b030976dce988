import { sql } from 'drizzle-orm';
import { openSession } from '../../access/sessions';
import type { Clock } from '../../data/clock';
import { type Db, selectRows } from '../../data/database';
import { payouts } from '../../data/schema/money';
import { formatAmount } from '../../ledger/amount';
import { addAccount, pin } from '../accounts';
import { type MoneyMember } from '../moneyMember';
import type { PortalClient, Reply } from '../portalClient';
import { botOrder, liveOrder } from '../shop';

/** The members of a history and the server that they use. */
export interface Town {
  client: PortalClient;
  db: Db;
  clock: Clock;
  people: readonly MoneyMember[];
  /** An uploaded image. */
  image: Buffer;
}

/** What is drawn for a step. Each kind of step uses some of it. */
export interface Drawn {
  who: number;
  other: number;
  cents: number;
  /** Which of the rows that the step could change. */
  row: number;
  isYes: boolean;
  /** The idempotency key; absent in half of the steps. */
  key?: string | undefined;
}

interface Actor extends Town, Drawn {
  member: MoneyMember;
  amount: string;
  send: (path: string, body: object, as?: MoneyMember) => Promise<Reply>;
  /** The id of a row that the operator could change; undefined without one. */
  find: (table: string, where: string) => Promise<number | undefined>;
  /** A row that its member could change, with the member; undefined without one. */
  findOwn: (table: string, where: string, owner?: string) => Promise<Own | undefined>;
}

interface Own {
  id: number;
  owner: MoneyMember;
}

/** Does nothing where there is no row to change. */
type Step = (actor: Actor) => Promise<Reply | undefined>;

const day = 24 * 60 * 60;
const cancelling = { reason: 'I no longer need it.', mpin: pin };
const decision = (isYes: boolean) => ({ status: isYes ? 1 : 2 });
let count = 0;
const next = () => (count += 1);

/** Decides a waiting row of any member as the operator. */
const decide =
  (path: string, table: string, where: string): Step =>
  async ({ client, find, isYes }) => {
    const id = await find(table, where);
    return id === undefined ? undefined : client.operate(`/${path}/${id}`, decision(isYes));
  };

/** Everything that changes money, the network or a kept row. A kept sum that no step changes is a red test. */
const steps = {
  deposit: async ({ client, member, amount }) => {
    const body = { username: member.username, amount, payment_method_id: 1 };
    await client.operate('/deposits', body);
    return client.get('/balance-sync?payment_method_id=1', member.token);
  },
  reportDeposit: ({ client, member, amount, image }) =>
    client.form(
      '/manual-deposit',
      { amount, bank_id: '3', transaction_id: `UTR${next()}`, image },
      member.token,
    ),
  decideDeposit: decide('manual-deposits', 'manual_deposits', 'status = 0'),
  buyBot: ({ send, people, other, member, isYes }) => {
    const owner = isYes ? member : people[other % people.length];
    return send('/subscription/store', { ...botOrder(1, '100.00', owner?.username ?? ''), mpin: pin });
  },
  buyLive: ({ send, people, other, member, isYes, row }) => {
    const owner = isYes ? member : people[other % people.length];
    const [id, price] = row % 2 === 0 ? ([11, '250.00'] as const) : ([14, '500.00'] as const);
    return send('/live-subscription', { ...liveOrder(id, price, owner?.username ?? ''), mpin: pin });
  },
  cancelBot: async ({ send, findOwn }) => {
    const own = await findOwn('subscriptions', 'status = 1');
    return own && send('/subscription-cancel', { id: own.id, ...cancelling }, own.owner);
  },
  cancelLive: async ({ send, findOwn }) => {
    const own = await findOwn('live_subscriptions', 'status = 1');
    return own && send(`/cancel-live-subscription-${own.id}`, cancelling, own.owner);
  },
  decideCancellation: decide('cancellations', 'live_subscriptions', 'status = 3'),
  withdraw: ({ send, amount, row }) =>
    send('/withdraw', { wallet: row % 2 === 0 ? 'pay_out' : 'live', amount, mpin: pin }),
  takeBackWithdrawal: async ({ send, findOwn, db }) => {
    const own = await findOwn('withdrawals', 'status = 0');
    if (!own) return undefined;
    const [found] = await selectRows<{ code: string }>(
      db,
      sql`SELECT code FROM withdrawals WHERE id = ${own.id}`,
    );
    return send('/withdraw-take-back', { code: found?.code }, own.owner);
  },
  decideWithdrawal: decide('withdrawals', 'withdrawals', 'status = 0'),
  transfer: ({ send, amount, member, row }) => {
    const wallet = row % 2 === 0 ? 'pay_out_to_pay_in' : 'live_to_pay_in';
    return send('/transfer/amount', { wallet, transfer_amount: amount, payee: member.username, mpin: pin });
  },
  requestTransfer: ({ client, member, amount }) =>
    client.operate('/transfers', { username: member.username, amount }),
  takeBackTransfer: async ({ send, findOwn }) => {
    const own = await findOwn('transfers', 'status = 0', 'payer_id');
    return own && send('/transfer-take-back', { id: own.id }, own.owner);
  },
  decideTransfer: decide('transfers', 'transfers', 'status = 0'),
  payBonus: ({ client, member, amount }) =>
    client.operate('/bonuses', { username: member.username, amount, wallet: 'pay_out' }),
  announceBonus: async ({ db, client, member, amount, clock }) => {
    const row = { memberId: member.id, wallet: 'fixed', amount, description: 'Royalty' } as const;
    await db.insert(payouts).values({ ...row, source: 'ROYALTY', createdAt: clock.now() });
    return client.get('/payouts', member.token);
  },
  payPayout: async ({ client, find }) => {
    const id = await find('payouts', 'is_paid = 0');
    return id === undefined ? undefined : client.operate(`/payouts/${id}`, {});
  },
  /** Pays what is due, and ends what has run out. */
  waitForDays: ({ client, clock, cents, db, member }) => {
    clock.advance((cents % 40) * day);
    return enter(db, clock, member).then(({ token }) => client.get('/dashboard', token));
  },
  join: async ({ db, client, member, isYes }) => {
    await addAccount(db, `joiner${next()}`, {}, member.id, isYes ? 'L' : 'R');
    return client.get('/dashboard', member.token);
  },
  raiseTicket: ({ client, member, image }) =>
    client.form('/raise-ticket', { subject_id: '1', message: 'Not there.', 'images[]': image }, member.token),
  reply: async ({ client, findOwn }) => {
    const own = await findOwn('tickets', 'status <> 2');
    return own && client.form('/reply', { id: String(own.id), message: 'Thank you.' }, own.owner.token);
  },
  answerTicket: async ({ client, find }) => {
    const id = await find('tickets', 'status <> 2');
    return id === undefined ? undefined : client.operate(`/tickets/${id}`, { reply: 'It is there now.' });
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** The member with a session that has not expired, because more time passes than a session lasts. */
const enter = async (db: Db, clock: Clock, member: MoneyMember): Promise<MoneyMember> => ({
  ...member,
  token: await openSession(db, member.id, 'session', clock.now()),
});

/** Makes one step. Returns its answer, or undefined if there was nothing to do. */
export async function step(town: Town, name: StepName, drawn: Drawn): Promise<Reply | undefined> {
  const { client, db, clock, people } = town;
  const chosen = people[drawn.who % people.length];
  if (!chosen) throw new Error('No one lives here.');
  const member = await enter(db, clock, chosen);
  const ids = people.map(({ id }) => id).join(', ');
  const headers: Record<string, string> = drawn.key === undefined ? {} : { 'idempotency-key': drawn.key };
  const rows = (table: string, where: string, owner: string) =>
    selectRows<{ id: number; member_id: number }>(
      db,
      sql.raw(
        `SELECT id, ${owner} AS member_id FROM ${table} WHERE ${where} AND ${owner} IN (${ids}) ORDER BY id DESC LIMIT 8`,
      ),
    );
  const findOwn = async (table: string, where: string, owner = 'member_id') => {
    const some = await rows(table, where, owner);
    const found = some[drawn.row % Math.max(some.length, 1)];
    const holder = people.find(({ id }) => id === found?.member_id);
    return found && holder && { id: found.id, owner: await enter(db, clock, holder) };
  };
  const run: Step = steps[name];
  return run({
    ...town,
    ...drawn,
    member,
    findOwn,
    find: async (table, where) =>
      (await findOwn(table, where, table === 'transfers' ? 'payer_id' : 'member_id'))?.id,
    amount: formatAmount(BigInt(drawn.cents)),
    send: (path, body, as = member) => client.post(path, body, as.token, headers),
  });
}
