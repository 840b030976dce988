import { password, pin } from '../accounts';
import { botOrder, liveOrder } from '../shop';

/** A client of the benchmark: a member's token and name, and the process it calls. */
export interface BenchClient {
  origin: string;
  token: string;
  username: string;
}

/** Makes one request and records the time under a name. Returns the body, or undefined for a refusal. */
export type Ask = (
  name: string,
  client: BenchClient,
  path: string,
  body?: object,
) => Promise<Record<string, unknown> | undefined>;

/** The pages of a member, with their reads. */
export const lists: readonly (readonly [name: string, path: string])[] = [
  ['list of transactions', '/transactions'],
  ['list of transfers', '/transfer'],
  ['list of withdrawals', '/user/manual/withdraw/list'],
  ['list of bots', '/subscriptions'],
  ['list of live packages', '/live-subscriptions'],
  ['list of payouts', '/payouts'],
  ['dashboard', '/dashboard'],
];

/** The sign-in and the six money calls, ordered so that each makes the next possible. */
export const writes = [
  'sign-in',
  'transfer',
  'withdrawal',
  'bot bought',
  'bot cancelled',
  'live package bought',
  'live package cancelled',
] as const;

const newestId = (body: Record<string, unknown> | undefined) =>
  (body as { data?: { data?: { id: number }[] } } | undefined)?.data?.data?.[0]?.id ?? 0;

export const transfer = (ask: Ask, client: BenchClient) =>
  ask('transfer', client, '/transfer/amount', {
    ...{ wallet: 'pay_out_to_pay_in', transfer_amount: '0.01', payee: client.username, mpin: pin },
  });

const cancellation = { reason: 'I no longer need it.', mpin: pin };

/** One round of a client: every list once, every write once. */
export async function round(ask: Ask, client: BenchClient): Promise<void> {
  const read = (path: string) => ask(lists.find(([, one]) => one === path)?.[0] ?? path, client, path);
  await ask('sign-in', client, '/pre-login', { username: client.username, password });
  for (const path of ['/dashboard', '/transactions', '/payouts']) await read(path);
  await transfer(ask, client);
  await read('/transfer');
  await ask('withdrawal', client, '/withdraw', { wallet: 'pay_out', amount: '10.00', mpin: pin });
  await read('/user/manual/withdraw/list');
  await ask('bot bought', client, '/subscription/store', botOrder(1, '100', client.username));
  const bot = newestId(await read('/subscriptions'));
  await ask('bot cancelled', client, '/subscription-cancel', { id: bot, ...cancellation });
  await ask('live package bought', client, '/live-subscription', liveOrder(11, '250', client.username));
  const live = newestId(await read('/live-subscriptions'));
  await ask('live package cancelled', client, `/cancel-live-subscription-${live}`, cancellation);
}
