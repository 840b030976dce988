import { unwrapPage, type ListLocation } from '@portal/api';
import type { Transaction, StatementData, StatementEntry } from '@portal/ui/screens/transactions';
import {
  absoluteAmount,
  addAmounts,
  compareAmounts,
  subtractAmounts,
  sumAmounts,
} from '@portal/ui/text/format/amount';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseMoney, parseFields, parseList, parseText } from '@portal/portal-core/fromApi/parse';
import { toTransaction } from './transactions.mappers';

// Pure: an export of the transactions as a statement. Balances are the server's, and sums are exact (T22, D148).

const isTitled = (title: string) => (fields: { title?: unknown }) =>
  parseText(fields.title)?.toLowerCase() === title;

/** The figures of the card that an export adds (the contract's Statement). */
function toCard(body: Answer<'/transactions'>) {
  const card = parseList(parseFields(body).more_details).findLast(isTitled('statement'));
  const figure = (title: string) => parseMoney(parseList(card?.body).find(isTitled(title))?.value);
  return {
    opening: figure('opening balance'),
    credits: figure('credit'),
    debits: figure('debit'),
    closing: figure('closing balance'),
  };
}

/** Whether an answer has the balances of a statement (D119). */
export function hasStatement(body: Answer<'/transactions'>): boolean {
  const { opening, closing } = toCard(body);
  return opening !== undefined && closing !== undefined;
}

const getSum = (transactions: readonly Transaction[]) =>
  sumAmounts(['0.00', ...transactions.map(({ value }) => value ?? '0')]);
const isSame = (one: string | undefined, other: string) =>
  one !== undefined && compareAmounts(one, other) === 0;

const toInstant = ({ createdAt }: Transaction) => {
  const moment = parseMoment(createdAt);
  return moment && 'instant' in moment ? moment.instant : 0;
};

/** Sorts the oldest first, because lists have the newest first. */
function chronological(transactions: readonly Transaction[]): readonly Transaction[] {
  const [first, last] = [transactions[0], transactions.at(-1)];
  return first && last && toInstant(first) >= toInstant(last) ? transactions.toReversed() : transactions;
}

/** Each transaction with the balance after it, from the opening balance. Uncertain balances are absent. */
function toEntries(transactions: readonly Transaction[], opening: string | undefined): StatementEntry[] {
  let balance = opening;
  return transactions.map((transaction) => {
    if (balance !== undefined) balance = addAmounts(balance, transaction.value ?? '0');
    return { ...transaction, balance };
  });
}

/**
 * A statement, and whether its rows lead from the opening to the closing balance. Rows have balances only in that case.
 */
export function toStatement(body: Answer<'/transactions'>, location: ListLocation): StatementData {
  const page = unwrapPage(body, location);
  const read = toTransaction(body);
  const delivered = parseRows(body, location);
  const sent = withoutRepeats(delivered);
  const found = sent.flatMap((fields, index) => read(fields, index) ?? []);
  const transactions = chronological(withUniqueIds(found));
  const credits = getSum(transactions.filter(({ direction }) => direction === 'credit'));
  const debits = absoluteAmount(getSum(transactions.filter(({ direction }) => direction === 'debit')));
  const card = toCard(body);
  const isWhole =
    page.last === 1 &&
    delivered.length >= (page.total ?? Infinity) &&
    found.length === sent.length &&
    transactions.every(({ direction, value }) => direction !== undefined && value !== undefined);
  const fits =
    isWhole &&
    card.opening !== undefined &&
    isSame(card.credits ?? credits, credits) &&
    isSame(card.debits ?? debits, debits) &&
    isSame(card.closing, subtractAmounts(addAmounts(card.opening, credits), debits));
  return {
    opening: card.opening,
    credits: card.credits ?? credits,
    debits: card.debits ?? debits,
    closing: card.closing,
    entries: toEntries(transactions, fits ? card.opening : undefined),
    fits,
  };
}
