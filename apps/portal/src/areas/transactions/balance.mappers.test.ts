import { setPortalZone } from '@portal/ui/text/format/portalZone';
import { addAmounts, subtractAmounts } from '@portal/ui/text/format/amount';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseText } from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { chosenIn, toBalanceDays, toBalanceSummary } from './balance.mappers';
import { createAdder, createDayReader, firstDay, toRowsQuery, toSums as toSummarySums } from './balanceSums';

afterEach(() => setPortalZone('UTC'));

const today = '2026-11-23';
const row = (id: number, type: string, value: unknown, created_at: string) => ({
  ...{ id, wallet: 'pay_in', type, value, created_at },
});
const card = (title: string, figures: Record<string, unknown>) => ({
  title,
  body: Object.entries(figures).map(([name, value]) => ({ title: name, type: 'amount', value })),
});
const rows = [
  row(4, 'debit', '50.00', '2026-11-20T23:30:00Z'),
  row(3, 'credit', 0.2, '2026-11-20T09:00:00Z'),
  row(2, 'credit', '0.10', '2026-11-20T08:00:00Z'),
  row(1, 'credit', '100.00', '2026-11-18T08:00:00Z'),
];
const own = card('Receiving Wallet', { Balance: '60.30' });
const body = (more: object = {}) => sent({ data: rows, total: 4, more_details: [own], ...more });

/** The sums of a list's answer. */
const toSums = (answer: Answer<'/transactions'>, wallet?: 'pay_in') => {
  const { addBalance, addRow, getSums } = createAdder(wallet);
  const getDay = createDayReader();
  addBalance(answer);
  const isRead = parseRows(answer).map((one) => addRow(one, getDay(one)));
  return { ...getSums(), partialDay: undefined, lacksSome: isRead.includes(false) };
};
const toDays = (answer: Answer<'/transactions'>, wallet: 'pay_in' | undefined = 'pay_in') =>
  toBalanceDays(toSums(answer, wallet), today);
const shown = (days: ReturnType<typeof toDays>) =>
  days?.points.map(({ at, values }) => [new Date(at).toISOString().slice(0, 10), ...values]);

describe('the balance of each day', () => {
  test('is exact, with what came in and went out, from the opening to today [B §2 Transactions]', () => {
    expect(shown(toDays(body()))).toEqual([
      ['2026-11-17', '10.00', '0', '0'],
      ['2026-11-18', '110.00', '100.00', '0'],
      ['2026-11-20', '60.30', '0.30', '50.00'],
      ['2026-11-23', '60.30', '0', '0'],
    ]);
  });

  test("is of the portal's days (D109) [B §2 Transactions]", () => {
    setPortalZone('Asia/Kolkata');
    expect(shown(toDays(body()))?.slice(2)).toEqual([
      ['2026-11-20', '110.30', '0.30', '0'],
      ['2026-11-21', '60.30', '0', '50.00'],
      ['2026-11-23', '60.30', '0', '0'],
    ]);
  });

  test('ends at the balance of the cards: of one wallet, or of all together', () => {
    const names = ['Receiving Wallet', 'Out going Wallet', 'Live Wallet', 'Pamm Wallet', 'Hold Wallet'];
    const cards = names.map((name, at) => card(name, { Balance: at === 0 ? '60.30' : '1.00' }));
    expect(toDays(body({ more_details: cards }))).toMatchObject({ opening: '10.00', closing: '60.30' });
    const all = toBalanceDays(toSums(body({ more_details: cards })), today);
    expect(all).toMatchObject({ opening: '14.00', closing: '64.30' });
    expect(toBalanceDays(toSums(body({ more_details: cards.slice(1) })), today)).toBeUndefined();
  });

  // Proves: balanceMessages.part
  test('of a partly read time has only its complete days, and names them', () => {
    const days = toBalanceDays({ ...toSums(body(), 'pay_in'), partialDay: '2026-11-18' }, today)!;
    expect(shown(days)).toEqual([
      ['2026-11-18', '110.00', '0', '0'],
      ['2026-11-20', '60.30', '0.30', '50.00'],
      ['2026-11-23', '60.30', '0', '0'],
    ]);
    expect(toBalanceSummary(days, undefined, 4).part).toBe('Since 18 November 2026');
  });

  test('of a summary is the same', () => {
    const day = (text: string, into: string, out: string, closing_balance: string) => ({
      ...{ day: text, in: into, out, closing_balance },
    });
    const data = [day('2026-11-20', '0.30', '50.00', '60.30'), day('2026-11-18', '100.00', '0', '110.00')];
    const summary = { data, opening_balance: '10.00', closing_balance: '60.30' };
    expect(toBalanceDays(toSummarySums(sent(summary)), today)).toEqual(toDays(body()));
    for (const wrong of [{ opening_balance: '9.99' }, { data: [{ ...data[0], in: 'x' }, data[1]] }])
      expect(toBalanceDays(toSummarySums(sent({ ...summary, ...wrong })), today)).toBeUndefined();
  });

  // Proves: balanceMessages.doesNotAddUp
  test.each<[string, object]>([
    ['a value can not be read', { data: [...rows, row(5, 'credit', 'NaN', '2026-11-01T09:00:00Z')] }],
    ['a direction is missing', { data: [...rows, row(5, '', '1.00', '2026-11-01T09:00:00Z')] }],
    ['no balance is named', { more_details: null }],
  ])('is not guessed where %s (T22) [B §2 Transactions]', (_why, more) => {
    expect(toDays(body(more))).toBeUndefined();
  });

  // Proves: balanceMessages.still
  test('of nothing is nothing; of a wallet that rests, its one value', () => {
    const still = (closing: string) =>
      toDays(sent({ data: [], total: 0, more_details: [card('Receiving Wallet', { Balance: closing })] }));
    expect(still('0.00')?.points).toEqual([]);
    expect(shown(still('5.00'))).toEqual([['2026-11-23', '5.00', '0', '0']]);
    expect(toBalanceSummary(still('5.00')!, undefined, 0).sentence).toBe('No change since 23 November 2026.');
  });

  test('leads from each day to the next by the moved amounts, for any rows', () => {
    const transaction = fc.record({
      type: fc.constantFrom('credit', 'debit'),
      cents: fc.integer({ min: 1, max: 10_000_000 }),
      hour: fc.integer({ min: 0, max: 8000 }),
    });
    fc.assert(
      fc.property(fc.array(transaction, { maxLength: 60 }), (moves) => {
        const data = moves.map(({ type, cents, hour }, id) =>
          row(id, type, (cents / 100).toFixed(2), new Date(Date.UTC(2026, 0, 1, hour)).toISOString()),
        );
        const sum = moves.reduce((all, { type, cents }) => all + (type === 'credit' ? cents : -cents), 0);
        const balance = card('Receiving Wallet', { Balance: (sum / 100).toFixed(2) });
        const sums = toSums(sent({ data, more_details: [balance] }), 'pay_in');
        const days = toBalanceDays(sums, '2026-12-31');
        const { points } = days!;
        for (const [at, { values }] of points.slice(1).entries()) {
          const [balance = '0', into = '0', out = '0'] = values;
          expect(subtractAmounts(addAmounts(points[at]?.values[0] ?? '0', into), out)).toBe(balance);
        }
        expect(Number(points[0]?.values[0] ?? 0)).toBe(0);
      }),
    );
  });
});

// Proves: balanceMessages.since
test('the summary has the balance, its change, the flows and the chosen days [B §2 Transactions]', () => {
  const days = toDays(body())!;
  expect(toBalanceSummary(days, undefined, 4)).toMatchObject({
    figure: '60.30',
    change: { words: '+$50.30 since 17 November 2026', meaning: 'plain' },
    sentence: '$100.30 in, $50.00 out.',
  });
  const chosen = { from: '2026-11-18', to: '2026-11-19' };
  expect(toBalanceSummary(days, chosen, 1).sentence).toBe(
    '18 November to 19 November 2026: 1 transaction in the list below.',
  );
  expect(toBalanceSummary(days, { to: '2026-11-18' }, undefined).sentence).toBe(
    '17 November to 18 November 2026 selected.',
  );
});

test('a whole year of the filtered wallet is requested, and more where an earlier day filters', () => {
  const from = firstDay({ type: 'credit', from: '2026-11-01' }, today);
  expect(toRowsQuery({ wallet: 'pay_in', from }, 2)).toEqual({
    ...{ page: 2, per_page: 100, wallet: 'pay_in', from_date: '01-12-2025' },
  });
  expect(firstDay({ from: '2024-02-03', to: '2024-03-01' }, today)).toBe('2024-02-03');
  expect(chosenIn({ wallet: 'pay_in' })).toBeUndefined();
  expect(chosenIn({ to: '2026-11-01' })).toEqual({ from: undefined, to: '2026-11-01' });
});

test('ten thousand transactions cost at most six times the reading of their fields [B §2 Transactions]', () => {
  setPortalZone('America/New_York');
  const many: Answer<'/transactions'> = sent({
    data: Array.from({ length: 10_000 }, (_, id) =>
      row(id, id % 3 ? 'credit' : 'debit', '12.34', new Date(Date.UTC(2026, 0, 1, 0, id * 45)).toISOString()),
    ),
    total: 10_000,
    more_details: [card('Receiving Wallet', { Balance: '0.00' })],
  });
  const toTime = (work: () => unknown) => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  };
  const readings = () =>
    parseRows(many).map((fields) => [
      parseMoney(fields.value),
      parseText(fields.type),
      parseMoment(parseText(fields.created_at)),
    ]);
  // Runs both in turn and compares the best of each, because the machine is shared.
  const tries = Array.from({ length: 9 }, () => ({
    floor: toTime(readings),
    whole: toTime(() => toBalanceDays(toSums(many, 'pay_in'), '2026-12-31')),
  }));
  const best = (of: 'floor' | 'whole') => Math.min(...tries.map((one) => one[of]));
  expect(best('whole') / best('floor')).toBeLessThanOrEqual(6);
});

test('of all wallets only what crosses their border is in or out, also where rows name no other wallet (D150)', () => {
  const at = '2026-11-20T09:00:00Z';
  const move = [
    { ...row(3, 'debit', '25.00', at), wallet: 'pay_out' },
    { ...row(4, 'credit', '25.00', at), wallet: 'pay_in' },
  ];
  const named = move.map((one, index) => ({ ...one, other_wallet: index === 0 ? 'pay_in' : 'pay_out' }));
  for (const moved of [move, move.toReversed(), named]) {
    const answer = body({ data: [...moved, row(2, 'credit', '100.00', at)] });
    const toCents = (wallet?: 'pay_in') =>
      toSums(answer, wallet).sums.map(({ into, out }) =>
        [into, out].map((sum) => Math.round(Number(sum) * 100)),
      );
    expect(toCents()).toEqual([[10_000, 0]]);
    expect(toCents('pay_in')).toEqual([[12_500, 2_500]]);
  }
});
