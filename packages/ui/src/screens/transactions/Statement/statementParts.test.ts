import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts, compareAmounts, subtractAmounts } from '../../../text/format/amount';
import type { StatementData, StatementEntry } from './statement';
import { toStatementParts } from './statementParts';

const wallets = ['Receiving Wallet', 'Out going Wallet', 'Live Wallet', 'Hold Wallet'];

/** One event of a member's history, with its own description. */
const anyEvent = fc.record({
  kind: fc.constantFrom<('in' | 'out' | 'own')[]>('in', 'out', 'own'),
  /** 0.01 to 1,000.00, often the same. */
  cents: fc.oneof(fc.constant(5_000), fc.integer({ min: 1, max: 100_000 })),
  /** Hours after the one before. Zero: both at once. */
  hours: fc.oneof(fc.constant(0), fc.nat(1_500)),
  wallet: fc.nat(3),
  other: fc.nat(2),
  flip: fc.boolean(),
  note: fc.constantFrom('Transfer to Receiving Wallet', 'Withdrawal WD-1', ''),
});
type Event = typeof anyEvent extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const toText = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The rows of a history as a server lists them, with an opening balance that is never overdrawn. */
function toStatement(events: readonly Event[], named = false): StatementData {
  let at = Date.parse('2025-11-03T05:00:00Z');
  const rows = events.flatMap((event, index): StatementEntry[] => {
    at += event.hours * 3_600_000;
    const from = wallets[event.wallet] ?? '';
    const to = wallets.filter((name) => name !== from)[event.other] ?? '';
    // A server that names the other wallet makes equal payments of one moment no move.
    const toBorder = (wallet: string): Partial<StatementEntry> =>
      event.kind === 'own' ? { crosses: false, otherWallet: wallet === from ? to : from } : { crosses: true };
    const row = (wallet: string, direction: 'credit' | 'debit', side: number): StatementEntry => ({
      id: `${index}-${side}`,
      wallet,
      direction,
      value: `${direction === 'debit' ? '-' : ''}${toText(event.cents)}`,
      // Descriptions of moves repeat. Those of others don't, because a payment has its own number.
      note: event.kind === 'own' || named ? event.note : `${event.kind} ${index}`,
      source: event.kind === 'own' || named ? 'Transfer' : { in: 'Deposit', out: 'Package' }[event.kind],
      createdAt: new Date(at).toISOString(),
      support: '',
      ...(named && toBorder(wallet)),
    });
    if (event.kind !== 'own') return [row(from, event.kind === 'in' ? 'credit' : 'debit', 0)];
    const sides = [row(from, 'debit', 0), row(to, 'credit', 1)];
    return event.flip ? sides.toReversed() : sides;
  });
  const sum = (direction: string) =>
    rows.reduce(
      (total, row) =>
        row.direction === direction ? addAmounts(total, (row.value ?? '').replace('-', '')) : total,
      '0.00',
    );
  const [opening, credits, debits] = ['1000000.00', sum('credit'), sum('debit')];
  const closing = subtractAmounts(addAmounts(opening, credits), debits);
  return { opening, credits, debits, closing, entries: rows, fits: true };
}

const isSame = (one: string, other: string) => compareAmounts(one, other) === 0;

test('own moves are apart, and what crosses the border leads to the same balance (D150)', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.boolean(), (events, named) => {
      const statement = toStatement(events, named);
      const { entries, credits, debits, moves, months } = toStatementParts(statement, true);
      const cents = (kind: string) =>
        events.reduce((sum, event) => sum + (event.kind === kind ? event.cents : 0), 0);
      expect([isSame(credits, toText(cents('in'))), isSame(debits, toText(cents('out')))]).toEqual([
        true,
        true,
      ]);
      expect(moves).toHaveLength(events.filter(({ kind }) => kind === 'own').length);
      expect(entries.length + moves.length * 2).toBe(statement.entries.length);
      expect(moves.every(({ from, to }) => from !== to)).toBe(true);
      const closing = statement.closing ?? '';
      expect(isSame(entries.at(-1)?.balance ?? statement.opening ?? '', closing)).toBe(true);
      // The months follow each other without a gap, from balance to balance.
      const [first] = months;
      if (!first) return;
      expect(isSame(first.opening, statement.opening ?? '')).toBe(true);
      for (const [at, month] of months.entries()) {
        expect(isSame(month.closing, months[at + 1]?.opening ?? closing)).toBe(true);
        const sum = subtractAmounts(addAmounts(month.opening, month.credits), month.debits);
        expect(isSame(sum, month.closing)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('one wallet has no own moves, and a statement that does not add up stays as it was sent', () => {
  const statement = toStatement([
    { kind: 'own', cents: 100, hours: 0, wallet: 0, other: 0, flip: false, note: '' },
  ]);
  expect(toStatementParts(statement, false).moves).toEqual([]);
  expect(toStatementParts({ ...statement, fits: false }, true)).toMatchObject({
    ...{ credits: '1.00', debits: '1.00', moves: [], entries: statement.entries },
  });
});
