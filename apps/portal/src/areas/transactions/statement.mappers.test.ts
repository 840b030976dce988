import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walletTitles } from '@portal/ui/text/summaryTitles/titles';
import { toStatement } from './statement.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const location = { origin: 'https://portal.example', path: '/api/transactions' };
const row = (id: number, type: 'credit' | 'debit', value: string, day: number) => ({
  id,
  wallet: 'pay_in',
  type,
  value,
  note: `Transaction ${id}`,
  source: 'DEPOSIT',
  created_at: `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`,
});
const card = (opening: unknown, credit: unknown, debit: unknown, closing: unknown) => ({
  title: 'Statement',
  body: [
    { title: 'Opening Balance', type: 'amount', value: opening },
    { title: 'Credit', type: 'amount', value: credit },
    { title: 'Debit', type: 'amount', value: debit },
    { title: 'Closing Balance', type: 'amount', value: closing },
  ],
});
const cents = (amount: number) => `${amount < 0 ? '-' : ''}${(Math.abs(amount) / 100).toFixed(2)}`;
const wallets = { title: 'Receiving Wallet', body: [{ title: 'Balance', type: 'amount', value: '1.00' }] };
const rows = [row(3, 'credit', '0.10', 20), row(2, 'debit', '50.00', 19), row(1, 'credit', '0.20', 18)];
const body = {
  status: true,
  data: rows,
  current_page: 1,
  last_page: 1,
  total: 3,
  more_details: [wallets, card('100.00', '0.30', '50.00', '50.30')],
};
const of = (answer: unknown) => toStatement(sent(answer), location);

test('leads from the server’s opening to its closing balance, the oldest first, to the cent (T22)', () => {
  const { entries, ...sums } = of(body);
  expect(sums).toEqual({
    ...{ opening: '100.00', credits: '0.30', debits: '50.00', closing: '50.30', fits: true },
    wallets: undefined,
  });
  expect(entries.map(({ id, balance }) => [id, balance])).toEqual([
    ['transaction-1', '100.20'],
    ['transaction-2', '50.20'],
    ['transaction-3', '50.30'],
  ]);
});

test('reads a list that has the oldest first as it is', () => {
  expect(of({ ...body, data: rows.toReversed() })).toEqual(of(body));
});

test('is calculated from its rows where the cards have no sums', () => {
  expect(of({ ...body, more_details: [card('100.00', null, null, '50.30')] })).toEqual(of(body));
});

test('is the last card of its title, however that is written', () => {
  const early = { ...card('1.00', '2.00', '3.00', '0.00'), title: 'Statement' };
  const late = { ...card('100.00', '0.30', '50.00', '50.30'), title: 'STATEMENT' };
  expect(of({ ...body, more_details: [early, late, wallets] })).toEqual(of(body));
});

test('shows the server’s sums where they are others than those of its rows', () => {
  const others = of({ ...body, more_details: [card('100.00', '0.31', '50.01', '50.30')] });
  expect(others).toMatchObject({ opening: '100.00', credits: '0.31', debits: '50.01', closing: '50.30' });
  // The oldest still comes first.
  expect(others.entries.map(({ id }) => id)).toEqual(['transaction-1', 'transaction-2', 'transaction-3']);
});

test('turns rows round only where the first is not the oldest', () => {
  const order = (...created: (string | null)[]) =>
    of({
      ...body,
      data: created.map((created_at, id) => ({ ...row(id, 'credit', '1.00', 1), created_at })),
    }).entries.map(({ id }) => id);
  expect(order('2026-11-01T09:00:00Z', '2026-11-02T09:00:00Z')).toEqual(['transaction-0', 'transaction-1']);
  expect(order('2026-11-02T09:00:00Z', '2026-11-01T09:00:00Z')).toEqual(['transaction-1', 'transaction-0']);
  // Lists have the newest first, so of two equal times the later row is the older one.
  expect(order('2026-11-01T09:00:00Z', '2026-11-01T09:00:00Z')).toEqual(['transaction-1', 'transaction-0']);
  expect(order(null, '2026-11-01T09:00:00Z')).toEqual(['transaction-0', 'transaction-1']);
  expect(order('2026-11-01', '2026-11-02')).toEqual(['transaction-1', 'transaction-0']);
});

test('without transactions has two equal balances', () => {
  const still = { ...body, data: [], total: 0, more_details: [card('7.00', '0.00', '0.00', '7.00')] };
  expect(of(still)).toEqual({
    opening: '7.00',
    credits: '0.00',
    debits: '0.00',
    closing: '7.00',
    entries: [],
    fits: true,
  });
});

describe('calculates no balances', () => {
  test.each<[string, object]>([
    ['without the card', { more_details: [wallets] }],
    ['without an opening balance', { more_details: [card(null, '0.30', '50.00', '50.30')] }],
    ['when the closing balance is another', { more_details: [card('100.00', '0.30', '50.00', '50.31')] }],
    ['when the credits are others', { more_details: [card('100.00', '0.31', '50.00', '50.30')] }],
    ['when the debits are others', { more_details: [card('100.00', '0.30', '50.01', '50.30')] }],
    ['when rows are on another page', { last_page: 2 }],
    ['when rows are missing', { total: 4 }],
    ['without a closing balance', { more_details: [card('100.00', '0.30', '50.00', null)] }],
    ['when a row has no amount', { data: [...rows, { ...row(9, 'debit', 'NaN', 1) }] }],
    ['when a row has no direction', { data: [...rows, { ...row(9, 'debit', '0.00', 1), type: 'x' }] }],
  ])('%s, and shows what the server sent', (_name, change) => {
    const statement = of({ ...body, ...change });
    expect(statement.fits).toBe(false);
    expect(statement.entries.length).toBeGreaterThan(2);
    expect(statement.entries.every(({ balance }) => balance === undefined)).toBe(true);
  });

  test.each<[unknown]>([[null], ['<html>'], [{ data: null, more_details: [card({}, [], 'NaN', '1e3')] }]])(
    'of %j (T21)',
    (broken) => {
      expect(of(broken)).toEqual({
        opening: undefined,
        credits: '0.00',
        debits: '0.00',
        closing: undefined,
        entries: [],
        fits: false,
      });
    },
  );
});

test('a transaction that was delivered twice counts once', () => {
  expect(of({ ...body, data: [rows[0], ...rows] })).toEqual(of(body));
});

test('two transactions of one id both count (D145)', () => {
  const [first] = rows;
  const other = { ...first, value: '7.00' };
  const statement = of({ ...body, data: [other, ...rows] });
  expect(statement.entries).toHaveLength(of(body).entries.length + 1);
  expect(new Set(statement.entries.map(({ id }) => id)).size).toBe(statement.entries.length);
});

test('any amounts add up as whole cents do', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  const text = (value: number) =>
    `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
  const moved = fc.array(fc.tuple(fc.boolean(), cents), { maxLength: 40 });
  fc.assert(
    fc.property(cents, moved, (opening, moves) => {
      const sum = (credit: boolean) =>
        moves.reduce((total, [isCredit, value]) => total + (isCredit === credit ? value : 0), 0);
      const closing = opening + sum(true) - sum(false);
      const data = moves
        .map(([isCredit, value], id) => row(id, isCredit ? 'credit' : 'debit', text(value), 1))
        .toReversed();
      const more_details = [card(text(opening), text(sum(true)), text(sum(false)), text(closing))];
      const statement = of({ status: true, data, last_page: 1, total: data.length, more_details });
      expect(statement.fits).toBe(true);
      expect(statement.entries.at(-1)?.balance ?? text(opening)).toBe(text(closing));
    }),
  );
});

const anyWallet = fc.record({
  opening: fc.integer({ min: -100_000, max: 1_000_000 }),
  rows: fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 6 }),
});

test('each wallet of a statement of all leads from its opening to its closing balance, or none is shown', () => {
  const titles = Object.entries(walletTitles);
  const anyWallets = fc.array(anyWallet, { minLength: titles.length, maxLength: titles.length });
  const anyFault = fc.option(fc.record({ at: fc.nat(titles.length - 1), by: fc.constantFrom(-1, 1) }));
  fc.assert(
    fc.property(anyWallets, anyFault, (drawn, fault) => {
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const into = (values: readonly number[]) => sum(values.filter((value) => value > 0));
      const toCard = (opening: number, moved: readonly number[], title: string) => ({
        ...card(
          ...([opening, into(moved), into(moved) - sum(moved), opening + sum(moved)].map(cents) as [
            string,
            string,
            string,
            string,
          ]),
        ),
        title,
      });
      const cards = drawn.map(({ opening, rows: moved }, at) =>
        toCard(opening + (fault?.at === at ? fault.by : 0), moved, `Statement of ${titles[at]?.[1]}`),
      );
      const all = drawn.flatMap(({ rows: moved }) => moved);
      const whole = toCard(sum(drawn.map(({ opening }) => opening)), all, 'Statement');
      const data = drawn.flatMap(({ rows: moved }, at) =>
        moved.map((value, index) => ({
          ...row(at * 10 + index, value < 0 ? 'debit' : 'credit', cents(Math.abs(value)), 20),
          wallet: titles[at]?.[0],
        })),
      );
      const read = of({ ...body, data, total: data.length, more_details: [...cards, whole] });
      expect(read.fits).toBe(true);

      const shown = drawn.flatMap(({ opening, rows: moved }, at) =>
        opening === 0 && moved.every((value) => value === 0) ? [] : [[titles[at]?.[1], opening + sum(moved)]],
      );
      const closings = read.wallets?.map(({ name, closing }) => [name, Math.round(Number(closing) * 100)]);
      expect(closings).toEqual(fault ? undefined : shown);
    }),
    { numRuns: 300 },
  );
});
