import { afterEach, describe, expect, it } from 'vitest';
import { all, switches, type SwitchName } from './switches';
import { Client } from './testing';

interface Probe {
  /** The part of an answer that the switch changes. */
  read: (client: Client) => Promise<unknown>;
  off: unknown;
  on: unknown;
}

/** A value inside an answer, by its path: `data.data.0.amount`. */
const at =
  (path: string, where: string, method: 'get' | 'post' = 'get') =>
  async (client: Client) => {
    const { body } = await client[method](path);
    return where.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);
  };
const keys = (path: string, where: string) => async (client: Client) =>
  Object.keys((await at(path, where)(client)) as object);
const header = (name: string) => async (client: Client) => (await client.get('news')).headers.get(name);
const status = (path: string, body: object) => async (client: Client) =>
  (await client.post(path, body)).status;
const ranks = (client: Client) => client.get('rank/incomes').then(({ status: code, body }) => [code, body]);
const wrongModel = (client: Client) => client.get('ticket/5/details').then(({ body }) => body);
const transfer = { wallet: 'pay_out_to_pay_in', transfer_amount: '10', payee: 'amina', mpin: '1234' };
const list = expect.any(Array) as unknown;
const anything = expect.anything() as unknown;

async function asksTwice(client: Client) {
  await client.post('resendotp', { username: 'bilal', from: 'login' });
  const { status: code, headers } = await client.post('resendotp', { username: 'bilal', from: 'login' });
  return [code, headers.get('retry-after')];
}

async function paysTwice(client: Client) {
  for (let time = 0; time < 2; time += 1)
    await client.post('transfer/amount', transfer, { 'idempotency-key': 'k12345678' });
  return client.server.state.find('amina')?.transfers.length;
}

const preflight = (client: Client) =>
  client
    .send('OPTIONS', 'transfer/amount', undefined, {
      'access-control-request-headers': 'authorization,idempotency-key',
    })
    .then(({ headers }) => headers.get('access-control-allow-headers'));

const probes: Record<SwitchName, Probe> = {
  listsAsObjects: {
    read: at('packages', 'data'),
    off: list,
    on: { 1: anything, 3: anything, 5: anything },
  },
  parallelObjects: {
    read: at('user-team-details', 'data.0.username'),
    off: list,
    on: { 1: 'team1n0', 3: 'team1n1', 5: 'team1n2' },
  },
  emptyArrays: { read: at('subscriptions', 'cancel_data'), off: {}, on: [] },
  underData: {
    read: keys('rank/incomes', 'data'),
    off: ['0', '1', '2'],
    on: ['data', 'current_rank', 'matchingCount', 'matchingRequired'],
  },
  nextToStatus: { read: at('dashboard', 'payin_balance'), off: undefined, on: '12500.50' },
  statusSuccess: { read: at('packages', 'status'), off: true, on: 'success' },
  statusOne: { read: at('packages', 'status'), off: true, on: 1 },
  status200: { read: at('packages', 'status'), off: true, on: 200 },
  otherPageLinks: {
    read: at('payouts', 'data.next_page_url'),
    off: expect.stringMatching(/^http:\/\/127.0.0.1:\d+\/api\/payouts\?page=2$/),
    on: 'http://portal-app.internal:8000/api/payouts?page=2',
  },
  simplePages: { read: at('payouts', 'data.last_page'), off: 3, on: undefined },
  ownPageNames: {
    read: at('mt5/user-account-details/500123', 'trade.next_page_url'),
    off: expect.stringMatching(/\?page=2$/),
    on: expect.stringMatching(/\?trade_page=2$/),
  },
  groupedAmounts: { read: at('dashboard', 'data.payin_balance'), off: '12500.50', on: '12,500.50' },
  longDecimals: { read: at('dashboard', 'data.payin_balance'), off: '12500.50', on: '12500.50000000' },
  numberAmounts: { read: at('dashboard', 'data.payin_balance'), off: '12500.50', on: 12500.5 },
  floatDust: { read: at('dashboard', 'data.live_balance'), off: '0.00', on: 5.55e-17 },
  textNumbers: { read: at('payouts', 'data.last_page'), off: 3, on: '3' },
  textIds: { read: at('packages', 'data.0.id'), off: 1, on: '1' },
  nulls: { read: at('news', 'data.all_news.data.0.image'), off: 'news.png', on: null },
  zeroDates: { read: at('subscriptions', 'data.data.0.end_date'), off: null, on: '0000-00-00 00:00:00' },
  zonedDates: {
    read: at('news', 'data.all_news.data.0.created_at'),
    off: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    on: expect.stringMatching(/T[\d:]{8}\.\d{3}000Z$/),
  },
  untypedCards: { read: at('withdraw', 'more_details.0.type'), off: 'usd', on: undefined },
  amountBalance: { read: at('live-packages', 'balance'), off: { pay_in: '12500.50' }, on: '12500.50' },
  noBalance: { read: at('live-packages', 'balance'), off: { pay_in: '12500.50' }, on: undefined },
  amountFees: { read: at('live-subscriptions', 'cancel_data.fees'), off: list, on: '25.00' },
  textSources: {
    read: at('payouts', 'source.0'),
    off: { key: 'REFERRAL', value: 'Referral' },
    on: 'REFERRAL',
  },
  imagesInFolders: { read: at('get-picture', 'data'), off: 'amina.png', on: 'avatars/2026/11/amina.png' },
  absoluteImages: {
    read: at('get-picture', 'data'),
    off: 'amina.png',
    on: expect.stringMatching(/^http:.*\/images\/avatars\/amina\.png$/),
  },
  jsonImages: {
    read: (client) => client.get('message/5/image').then(({ headers }) => headers.get('content-type')),
    off: 'image/png',
    on: 'application/json',
  },
  richMessages: {
    read: (client) =>
      client
        .get(`ticket/${client.server.state.find('amina')?.tickets[0]?.id}/details`)
        .then(({ body }) => JSON.stringify(body).includes('<p>')),
    off: false,
    on: true,
  },
  modelErrors: {
    read: wrongModel,
    off: { message: 'Not Found' },
    on: { message: 'No query results for model [App\\Models\\Ticket] 5' },
  },
  undefinedMethod: {
    read: ranks,
    off: [200, anything],
    on: [500, { message: 'Call to undefined method App\\Models\\User::rankIncome()' }],
  },
  debugErrors: {
    read: wrongModel,
    off: { message: anything },
    on: expect.objectContaining({ exception: anything, trace: list }),
  },
  htmlErrors: {
    read: wrongModel,
    off: { message: anything },
    on: expect.stringMatching(/^<!DOCTYPE html>/),
  },
  csrfMismatch: { read: status('transfer/amount', transfer), off: 200, on: 419 },
  code401: { read: status('transfer/amount', { ...transfer, mpin: '0000' }), off: 422, on: 401 },
  throttled: { read: asksTwice, off: [200, null], on: [429, '60'] },
  noRetryAfter: {
    read: (client) => {
      client.server.set({ throttled: true });
      return asksTwice(client);
    },
    off: [429, '60'],
    on: [429, null],
  },
  redirectsExpired: {
    read: (client) => client.get('user', { authorization: 'Bearer none' }).then(({ status: code }) => code),
    off: 401,
    on: 302,
  },
  logout204: { read: status('logout', {}), off: 200, on: 204 },
  strictQuery: {
    read: (client) => client.get('payouts?per_page=100').then(({ status: code }) => code),
    off: 200,
    on: 422,
  },
  popupMarks: { read: at('news', 'data.all_news.data.0.is_popup'), off: undefined, on: 1 },
  equalMethods: {
    read: at('available-payment-methods', 'methods.data.1.name'),
    off: 'USDT TRC20',
    on: 'USDT',
  },
  ignoresKeys: { read: paysTwice, off: 4, on: 5 },
  noKeyHeader: { read: preflight, off: 'authorization,idempotency-key', on: 'authorization' },
  noExposedHeaders: {
    read: header('access-control-expose-headers'),
    off: 'Retry-After, X-Request-Id, Idempotency-Key',
    on: null,
  },
  anyOrigin: { read: header('access-control-allow-origin'), off: 'http://portal.example', on: '*' },
};

let client: Client;
afterEach(() => client.server.close());

describe('each switch changes the answer it names', () => {
  it.each(switches.map(({ name }) => name))('%s', async (name) => {
    const { read, off, on } = probes[name];
    client = await Client.start({ [name]: false });
    await client.signIn();
    expect(await read(client)).toEqual(off);
    client.server.close();
    client = await Client.start({ [name]: true });
    await client.signIn();
    expect(await read(client)).toEqual(on);
  });

  it('a name is used once, and one of each group is on together', () => {
    expect(new Set(switches.map(({ name }) => name)).size).toBe(switches.length);
    expect(all).toMatchObject({ underData: true, statusSuccess: true, groupedAmounts: true });
    expect(all).not.toHaveProperty('nextToStatus');
  });
});
