import { absoluteAmount, addAmounts } from '../../../text/format/amount';
import { parseInstant } from '../../../text/format/parseMoment';
import type { Transaction } from './transaction';

// Pure: the two halves of a move between own wallets, as one transaction (D150).

/** The wallets of a move between two own ones. Undefined for other transactions, and where the server names no other wallet. */
export function getMove({
  direction,
  wallet,
  otherWallet,
}: Transaction): { from: string; to: string } | undefined {
  if (direction === undefined || wallet === '' || otherWallet === undefined) return undefined;
  return direction === 'debit' ? { from: wallet, to: otherWallet } : { from: otherWallet, to: wallet };
}

/** A server may write both halves one after the other. In milliseconds. */
const mostApart = 5_000;

const areTogether = (one: Transaction, other: Transaction): boolean => {
  const [at, otherAt] = [parseInstant(one.createdAt), parseInstant(other.createdAt)];
  return at === undefined || otherAt === undefined ? at === otherAt : Math.abs(at - otherAt) <= mostApart;
};

/** An amount's one spelling: `5`, `-5.0` and `5.00` are equal. */
const toAmountKey = (value: string) => addAmounts('0.00', absoluteAmount(value)).replace(/0+$/, '');

/** Equal for the halves of one move. Undefined for what is no half, as far as the server says. */
function toMoveKey(row: Transaction): string | undefined {
  const move = getMove(row);
  if (move === undefined || row.value === undefined) return undefined;
  return JSON.stringify([move.from, move.to, toAmountKey(row.value)]);
}

/** Without the server's word rows of one moment and amount may be halves. */
const toGuessKey = ({ crosses, otherWallet, createdAt, value }: Transaction) =>
  crosses !== true && otherWallet === undefined
    ? JSON.stringify([createdAt, toAmountKey(value ?? '0')])
    : undefined;

/** The descriptions of both halves may differ, such as "from" and "to". Their source doesn't. */
const lookLikeHalves = (one: Transaction, other: Transaction) =>
  one.wallet !== other.wallet && (one.note === other.note || one.source === other.source);

/**
 * The other half of each half, where both are among the rows. `guessed`: rows without the server's word count as halves
 * if they look like it. Their sum is zero, so a wrong guess changes no total.
 */
export function pairHalves<Row extends Transaction>(
  rows: readonly Row[],
  { guessed }: { guessed: boolean },
): Map<Row, Row> {
  const open = new Map<string, Row[]>();
  const halves = new Map<Row, Row>();
  for (const row of rows) {
    const known = toMoveKey(row);
    const key = known ?? (guessed ? toGuessKey(row) : undefined);
    if (key === undefined) continue;
    const waiting = open.get(key) ?? [];
    const at = waiting.findIndex(
      (one) =>
        one.direction !== row.direction &&
        (known === undefined ? lookLikeHalves(one, row) : areTogether(one, row)),
    );
    const [other] = at === -1 ? [] : waiting.splice(at, 1);
    if (other === undefined) open.set(key, [...waiting, row]);
    else for (const [half, its] of [[row, other] as const, [other, row] as const]) halves.set(half, its);
  }
  return halves;
}

/** What a page of transactions is a part of. */
interface PageOfMoves {
  /** Whether nothing filters one half of a move away. */
  whole: boolean;
  hasEarlierPage: boolean;
  hasLaterPage: boolean;
}

/**
 * The rows with one for both halves of a move, where the first one is. A half whose other one is on the page before is
 * left out, because that page shows the move. Where a filter takes the other half away, the row stays a half.
 */
export function mergeMoves(
  rows: readonly Transaction[],
  { whole, hasEarlierPage, hasLaterPage }: PageOfMoves,
): readonly Transaction[] {
  const halves = pairHalves(rows, { guessed: false });
  const indexes = new Map(rows.map((row, at) => [row, at]));
  /* Not where the other half may be on the next page, so no move is ever left out on both. */
  const isOfPageBefore = (row: Transaction, at: number) =>
    hasEarlierPage &&
    rows.slice(0, at).every((one) => areTogether(one, row)) &&
    !(hasLaterPage && rows.slice(at + 1).every((one) => areTogether(one, row)));
  const toMerged = (row: Transaction, at: number): readonly Transaction[] => {
    const other = halves.get(row);
    if (other === undefined && !(whole && toMoveKey(row) !== undefined)) return [row];
    const isShown = other ? (indexes.get(other) ?? 0) > at : !isOfPageBefore(row, at);
    return isShown ? [{ ...row, merged: true }] : [];
  };
  const shown = rows.flatMap(toMerged);
  // A page of nothing but the second half of a move repeats the move, because an empty page would be worse.
  return shown.length > 0 ? shown : rows.map((row) => ({ ...row, merged: true }));
}
