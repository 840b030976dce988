import { addAmounts, subtractAmounts } from '../../../text/format/amount';
import { dayKey } from '../../../text/format/days';
import { periodNames, toPeriod } from '../../../text/format/periods';
import { pairHalves } from '../Transactions/ownMoves';
import type { StatementData, StatementEntry } from './statement';

/** Both sides of a move between two own wallets, as one. The amount is USD without a sign. */
interface OwnMove {
  id: string;
  createdAt: StatementEntry['createdAt'];
  note: StatementEntry['note'];
  from: string;
  to: string;
  value: string;
}

/** One month between two balances. */
interface StatementMonth {
  /** Its first day. */
  key: string;
  /** `November 2026` */
  title: string;
  opening: string;
  credits: string;
  debits: string;
  closing: string;
}

/** A statement with the moves between own wallets apart (D150), and its months. */
export interface StatementParts extends Pick<StatementData, 'entries' | 'credits' | 'debits'> {
  /** Only of all wallets together, and only where the rows add up. The oldest first. */
  moves: readonly OwnMove[];
  /** Empty for a single month. */
  months: readonly StatementMonth[];
}

const size = ({ value = '0' }: StatementEntry) => value.replace(/^-/, '');

/** Both halves of each move lead to it. */
function toMoves(entries: readonly StatementEntry[]): Map<StatementEntry, OwnMove> {
  const halves = pairHalves(entries, { guessed: true });
  const moves = new Map<StatementEntry, OwnMove>();
  for (const [entry, other] of halves) {
    const [from, to] = entry.direction === 'debit' ? [entry, other] : [other, entry];
    const { id, createdAt, note } = entry;
    const move = moves.get(other) ?? {
      ...{ id, createdAt, note, from: from.wallet, to: to.wallet, value: size(entry) },
    };
    moves.set(entry, move);
  }
  return moves;
}

const getSum = (entries: readonly StatementEntry[], direction: StatementEntry['direction']) =>
  entries
    .filter((entry) => entry.direction === direction)
    .reduce((sum, entry) => addAmounts(sum, size(entry)), '0.00');

function toNextMonth(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** Every month from that of the first entry to that of the last. */
function toMonths(entries: readonly StatementEntry[], opening: string): StatementMonth[] {
  const firsts = entries.map(({ createdAt }) => {
    const day = dayKey(createdAt);
    return day === '' ? '' : toPeriod(day, 'month');
  });
  const [first = '', last = ''] = [firsts[0], firsts.at(-1)];
  // Rows without a day belong to no month, and rows out of order would repeat one.
  if (first >= last || firsts.some((one, at) => one < (firsts[at - 1] ?? first))) return [];
  const months: StatementMonth[] = [];
  for (let key = first; key <= last; key = toNextMonth(key)) {
    const own = entries.filter((_, at) => firsts[at] === key);
    const [credits, debits] = [getSum(own, 'credit'), getSum(own, 'debit')];
    const before = months.at(-1)?.closing ?? opening;
    const closing = subtractAmounts(addAmounts(before, credits), debits);
    months.push({ key, title: periodNames(key, 'month').title, opening: before, credits, debits, closing });
  }
  return months;
}

/** The parts of a statement. One that doesn't add up stays as the server sent it. */
export function toStatementParts(statement: StatementData, isOfAll: boolean): StatementParts {
  const { entries: rows, opening, credits, debits, fits } = statement;
  if (!fits || opening === undefined) return { entries: rows, credits, debits, moves: [], months: [] };
  const moves = isOfAll ? toMoves(rows) : new Map<StatementEntry, OwnMove>();
  let balance = opening;
  const entries = rows
    .filter((row) => !moves.has(row))
    .map((row) => {
      balance = addAmounts(balance, row.value ?? '0');
      return { ...row, balance };
    });
  return {
    entries,
    credits: getSum(entries, 'credit'),
    debits: getSum(entries, 'debit'),
    moves: [...new Set(moves.values())],
    months: toMonths(entries, opening),
  };
}
