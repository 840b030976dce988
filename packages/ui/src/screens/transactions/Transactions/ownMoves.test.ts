import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactionMessages } from './messages';
import { getMove, mergeMoves } from './ownMoves';
import type { Transaction } from './transaction';
import { toTransactionAmount, toTransactionType } from './transactionDetail';

const wallets = ['Receiving Wallet', 'Out going Wallet', 'Live Wallet', 'Hold Wallet'];

const anyEvent = fc.record({
  kind: fc.constantFrom<('in' | 'out' | 'own' | 'unknown')[]>('in', 'out', 'own', 'own', 'unknown'),
  cents: fc.oneof(fc.constant(5_000), fc.integer({ min: 1, max: 100_000 })),
  /** Seconds after the one before. Zero: both at once. */
  seconds: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(90_000)),
  /** Seconds between the halves of a move. */
  late: fc.oneof(fc.constant(0), fc.nat(4)),
  wallet: fc.nat(3),
  other: fc.nat(2),
  flip: fc.boolean(),
  decimals: fc.boolean(),
});
type Event = typeof anyEvent extends fc.Arbitrary<infer Drawn> ? Drawn : never;
/** A row with the number of its event. */
type Row = Transaction & { event: number };

/**
 * The rows of a history as a server lists them, the newest first. `unknown`: the server names no other wallet.
 * `pause`: the least seconds between two events.
 */
function toRows(events: readonly Event[], pause = 0): Row[] {
  let at = Date.parse('2025-11-03T05:00:00Z');
  const rows = events.flatMap((event, index): Row[] => {
    at += (event.seconds + pause) * 1000;
    const from = wallets[event.wallet] ?? '';
    const to = wallets.filter((name) => name !== from)[event.other] ?? '';
    const toRow = (wallet: string, direction: 'credit' | 'debit', side: number): Row => ({
      ...{ id: `${index}-${side}`, event: index, wallet, direction, note: '', source: 'Transfer' },
      value: `${direction === 'debit' ? '-' : ''}${(event.cents / 100).toFixed(event.decimals && side ? 3 : 2)}`,
      createdAt: new Date(at + side * event.late * 1000).toISOString(),
      ...(event.kind === 'own'
        ? { crosses: false, otherWallet: wallet === from ? to : from }
        : { crosses: event.kind === 'unknown' ? undefined : true }),
    });
    if (event.kind === 'in' || event.kind === 'out')
      return [toRow(from, event.kind === 'in' ? 'credit' : 'debit', 0)];
    const [first, second] = event.flip ? [to, from] : [from, to];
    return [
      toRow(first, event.flip ? 'credit' : 'debit', 0),
      toRow(second, event.flip ? 'debit' : 'credit', 1),
    ];
  });
  const toTime = ({ createdAt = '' }: Row) => Date.parse(createdAt);
  return rows.toReversed().sort((one, other) => toTime(other) - toTime(one));
}

/** The list as a member pages through it. */
function toPages(rows: readonly Row[], size: number, whole: boolean): (readonly Transaction[])[] {
  const starts = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => at * size);
  return starts.map((start) =>
    mergeMoves(rows.slice(start, start + size), {
      whole,
      hasEarlierPage: start > 0,
      hasLaterPage: start + size < rows.length,
    }),
  );
}

/** What a row stands for: its move, or itself. Moves of one amount between the same wallets are alike. */
const toMeaning = (row: Transaction): string => {
  const move = getMove(row);
  return move ? JSON.stringify([move, Number(row.value?.replace('-', ''))]) : row.id;
};
const countBy = (rows: readonly Transaction[]) => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[toMeaning(row)] = (counts[toMeaning(row)] ?? 0) + 1;
  return counts;
};

const anyHistory = fc.array(anyEvent, { maxLength: 30 });

test('each own move is one neutral entry over all pages, and everything else stays as it was (D150)', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 2, max: 12 }), (events, size) => {
      // The last event shares its page with another, because a page of one half alone shows it again.
      const rows = toRows(events, 10);
      if (rows.length % size === 1) rows.pop();
      const shown = toPages(rows, size, true).flat();
      const isFirst = (row: Row) => rows.find(({ event }) => event === row.event) === row;
      expect(countBy(shown)).toEqual(countBy(rows.filter((row) => !getMove(row) || isFirst(row))));
      for (const row of shown.filter(getMove)) {
        expect(toTransactionAmount(row)).toMatchObject({ value: row.value?.replace('-', ''), tone: 'plain' });
        expect(toTransactionType(row)).toEqual({ word: transactionMessages.movedType, variant: 'neutral' });
      }
      const others = (list: readonly Transaction[]) => list.filter((row) => !getMove(row));
      expect(others(shown)).toEqual(others(rows));
    }),
    { numRuns: 1000 },
  );
});

test('moves within seconds of each other are all shown, wherever a page ends', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 1, max: 12 }), (events, size) => {
      const rows = toRows(events);
      const shown = countBy(toPages(rows, size, true).flat());
      expect(Object.keys(shown).sort()).toEqual(Object.keys(countBy(rows)).sort());
    }),
    { numRuns: 1000 },
  );
});

test('a filter that takes one half away leaves the other one, with its sign (D150)', () => {
  fc.assert(
    fc.property(
      anyHistory,
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom<((row: Row) => boolean)[]>(
        ({ wallet }) => wallet === 'Receiving Wallet',
        ({ direction }) => direction === 'debit',
        ({ event }) => event % 2 === 0,
      ),
      (events, size, isKept) => {
        const rows = toRows(events).filter(isKept);
        const shown = toPages(rows, size, false).flat();
        expect(Object.keys(countBy(shown)).sort()).toEqual(Object.keys(countBy(rows)).sort());
        for (const row of shown.filter(({ merged }) => !merged)) expect(rows).toContainEqual(row);
      },
    ),
    { numRuns: 1000 },
  );
});

const half = (direction: 'credit' | 'debit', wallet: string, otherWallet: string): Transaction => ({
  ...{ id: wallet, direction, wallet, otherWallet, crosses: false, note: '', source: '' },
  ...{ value: direction === 'debit' ? '-350.00' : '350.00', createdAt: '2026-11-18T12:11:00Z' },
});
const [debit, credit] = [half('debit', 'Out', 'In'), half('credit', 'In', 'Out')];
const deposit: Transaction = { ...credit, id: 'deposit', otherWallet: undefined, crosses: true };
const page = { whole: true, hasEarlierPage: false, hasLaterPage: false };

test('halves on two pages are one entry, on the first of both', () => {
  const earlier = { ...deposit, createdAt: '2026-11-19T12:11:00Z' };
  const later = { ...deposit, createdAt: '2026-11-17T12:11:00Z' };
  expect(mergeMoves([earlier, credit], { ...page, hasLaterPage: true })).toEqual([
    earlier,
    { ...credit, merged: true },
  ]);
  expect(mergeMoves([debit, later], { ...page, hasEarlierPage: true })).toEqual([later]);
  // An empty page would be worse.
  expect(mergeMoves([debit], { ...page, hasEarlierPage: true })).toEqual([{ ...debit, merged: true }]);
});

test('without the server’s word both halves stay (D119)', () => {
  const unknown = [debit, credit].map((row) => ({ ...row, otherWallet: undefined, crosses: undefined }));
  expect(mergeMoves(unknown, page)).toEqual(unknown);
});
