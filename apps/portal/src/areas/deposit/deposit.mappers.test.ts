import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import {
  toAccount,
  parseAddress,
  toBalance,
  toBanks,
  selectChosen,
  toDeposits,
  toMethods,
} from './deposit.mappers';

const location = { origin: 'https://portal.example', path: '/api/available-payment-methods' };
const list = (...data: unknown[]) => ({ status: true, methods: { data } });

describe('the methods', () => {
  test('are read from where the server keeps them (D56) [A §3 Deposit transaction]', () => {
    const data = [
      { id: 1, name: 'USDT', network_name: 'BEP20' },
      { id: '3', name: 'Bank transfer', network_name: null, conversion_rate: '88.25' },
    ];
    const read = [
      { id: '1', name: 'USDT', network: 'BEP20', rate: undefined },
      { id: '3', name: 'Bank transfer', network: undefined, rate: '88.25' },
    ];
    for (const body of [{ methods: { data } }, { data }, { data: { data } }, data])
      expect(toMethods(sent(body), location)).toEqual(read);
    expect(toBanks(toMethods(sent(list(...data)), location)).map(({ id }) => id)).toEqual(['3']);
  });

  test('have the least deposit that is credited, where the server has one (D113)', () => {
    const of = (min_amount: unknown) =>
      toMethods(sent(list({ id: 1, name: 'USDT', network_name: 'BEP20', min_amount })), location)[0]?.least;
    expect(of('10.00')).toBe('10.00');
    for (const none of [undefined, null, '0', '-5', 'ten']) expect(of(none)).toBeUndefined();
  });

  test('with hostile names are words, and two of one id are both shown [A §3 Deposit transaction]', () => {
    const methods = toMethods(
      sent(
        list(
          { id: 1, name: '<img src=x onerror=alert(1)>USDT', network_name: 'TRC20\u202e\u0000<b>' },
          { id: 1, name: 'Another', network_name: 'BEP20' },
          { id: 2, name: '', network_name: 'BEP20' },
          { id: 3, name: null },
          { id: 4, name: 'N'.repeat(500), network_name: 'x'.repeat(500) },
        ),
      ),
      location,
    );
    expect(methods.map(({ id }) => id)).toEqual(['1', '1\u00012', '2', '3', '4']);
    expect(methods[0]).toMatchObject({ name: 'USDT', network: 'TRC20 b' });
    expect(methods[2]?.name).toBe('BEP20');
    expect(methods[3]?.name).toBe('Method 3');
    expect([methods[4]?.name.length, methods[4]?.network?.length]).toEqual([60, 40]);
  });

  test('with equal names carry their network (D135)', () => {
    const data = [
      { id: 1, name: 'USDT', network_name: 'BEP20' },
      { id: 2, name: 'usdt ', network_name: 'TRC20' },
      { id: 3, name: 'USDT', network_name: null },
      { id: 4, name: 'USDC', network_name: 'BEP20' },
      { id: 5, name: 'BEP20', network_name: 'BEP20' },
      { id: 6, name: '', network_name: 'BEP20' },
    ];
    expect(toMethods(sent(list(...data)), location).map(({ name }) => name)).toEqual([
      ...['USDT · BEP20', 'usdt · TRC20', 'USDT', 'USDC', 'BEP20', 'BEP20'],
    ]);
  });

  test('have a network of plain words, or none', () => {
    const toNetwork = (network_name: unknown) =>
      toMethods(sent(list({ id: 1, name: 'A', network_name })), location)[0]?.network;
    expect(['€ BSC (BEP-20) v1.0 ', '\u202e', '', null].map(toNetwork)).toEqual([
      ...['BSC (BEP-20) v1.0', undefined, undefined, undefined],
    ]);
    const ids = toMethods(sent(list({ id: 'a b' }, { id: 'a_b-1' }, { id: 'x'.repeat(40) })), location);
    expect(ids.map(({ id }) => id)).toEqual(['a_b-1', 'x'.repeat(40)]);
  });

  test('have an id that is one [A §3 Deposit transaction]', () => {
    const ids = [null, '../1', '1&x=2', {}, 'x'.repeat(41)];
    expect(toMethods(sent(list({}, ...ids.map((id) => ({ id })))), location)).toEqual([]);
  });

  test('are at most twenty', () => {
    const many = Array.from({ length: 50 }, (_, id) => ({ id, name: 'USDT' }));
    expect(toMethods(sent(list(...many)), location)).toHaveLength(20);
  });

  test('are chosen by the address of the page, else the first [A §2 Deposit]', () => {
    const methods = toMethods(sent(list({ id: 1, name: 'A' }, { id: 2, name: 'B' })), location);
    expect(selectChosen(methods, '2')?.id).toBe('2');
    for (const id of [null, '', '3', '__proto__']) expect(selectChosen(methods, id)?.id).toBe('1');
    expect(selectChosen([], '1')).toBeUndefined();
  });
});

test('an address belongs to its method, and comes unmended [A §4 Deposit]', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  expect(parseAddress(sent({ data: { address } }), '1')).toEqual({ methodId: '1', address });
  expect(parseAddress(sent({ data: address }), '1')).toEqual({ methodId: '1', address });
  expect(parseAddress(sent({ data: { address: ` ${address}` } }), '1').address).toBe(` ${address}`);
  for (const body of [
    null,
    {},
    { data: null },
    { data: { address: null } },
    { data: { address: 7 } },
    { data: '' },
  ])
    expect(parseAddress(sent(body), '2')).toEqual({ methodId: '2', address: undefined });
});

// A §3.
describe('what a sync found', () => {
  const hash = '9c1185a5c5e9fc54612808977ee8f548b2258d31';
  const explorers = { bep20: 'https://bep.example/tx/' };
  const read = (body: unknown, network: string | undefined = 'BEP20') =>
    toDeposits(sent(body), location, { network, explorers });
  const row = { thash: hash, amount: '2000.00', created_at: '2026-11-20T09:02:00Z' };

  test('is a list of transactions with their explorer (D84) [A §3 Deposit transaction]', () => {
    const shown = {
      id: `${hash}-0`,
      hash,
      href: `https://bep.example/tx/${hash}`,
      amount: '2000.00',
      createdAt: '2026-11-20T09:02:00Z',
    };
    for (const body of [{ list: { data: [row] } }, { list: [row] }, { data: [row] }])
      expect(read(body)).toEqual([shown]);
    expect(read({ list: { data: [row] } }, 'TRC20')[0]?.href).toBeUndefined();
    expect(
      toDeposits(sent({ list: [row] }), location, { network: undefined, explorers })[0]?.href,
    ).toBeUndefined();
  });

  test('is read row by row, for any content [A §3 Deposit transaction]', () => {
    const rows = read({
      list: { data: [row, row, {}, null, 'x', { thash: '<b>', amount: 'NaN', created_at: 7 }] },
    });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows[2]).toEqual({
      id: '-2',
      hash: undefined,
      href: undefined,
      amount: undefined,
      createdAt: undefined,
    });
    expect(rows[3]).toMatchObject({ hash: '<b>', href: undefined, amount: undefined });
  });

  test('is at most a hundred transactions, each with as much of its hash as one has', () => {
    const rows = read({ list: Array.from({ length: 120 }, () => ({ thash: 'x'.repeat(200) })) });
    expect([rows.length, rows[0]?.hash?.length]).toEqual([100, 128]);
  });

  test.each<[unknown]>([[null], [{}], [{ list: null }], [{ list: 'x' }], [{ list: { data: {} } }]])(
    'of %j is nothing',
    (body) => expect(read(body)).toEqual([]),
  );
});

test('a balance that can’t be read is none, not zero [A §3 Deposit transaction]', () => {
  expect(toBalance(sent({ data: { payin_balance: '12.50' } }))).toBe('12.50');
  for (const body of [null, {}, { data: { payin_balance: 'NaN' } }]) expect(toBalance(sent(body))).toBe('');
});

test('an account is digits and dots (D77), anything else is none', () => {
  expect(toAccount('5012345')).toBe('5012345');
  expect(toAccount('5.1')).toBe('5.1');
  for (const login of [undefined, '', 'x', '1x', 'x1', '<b>1</b>', '1 2', '1'.repeat(33)])
    expect(toAccount(login)).toBeUndefined();
});
