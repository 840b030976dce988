import { unwrapPage, type ListLocation } from '@portal/api';
import type {
  Transaction,
  StatementData,
  StatementEntry,
  StatementWallet,
} from '@portal/ui/screens/transactions';
import {
  absoluteAmount,
  addAmounts,
  compareAmounts,
  isZeroAmount,
  subtractAmounts,
  sumAmounts,
} from '@portal/ui/text/format/amount';
import { parseMoment } from '@portal/ui/text/format/parseMoment';
import { walletTitles } from '@portal/ui/text/summaryTitles/titles';
import { isWallet, walletNames, type WalletKey } from '@portal/ui/text/wallets';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseMoney, parseFields, parseList, parseText } from '@portal/portal-core/fromApi/parse';
import { toTransaction } from './transactions.mappers';

// Pure: an export of the transactions as a statement. Balances are the server's, and sums are exact (T22, D148).

const walletKeys = Object.keys(walletNames).filter(isWallet);

const isTitled = (title: string) => (fields: { title?: unknown }) =>
  parseText(fields.title)?.toLowerCase() === title;

/** The figures of a card that an export adds (the contract's Statement), of all its wallets or of one. */
function toCard(body: Answer<'/transactions'>, wallet?: WalletKey) {
  const title = wallet === undefined ? 'statement' : `statement of ${walletTitles[wallet]}`.toLowerCase();
  const card = parseList(parseFields(body).more_details).findLast(isTitled(title));
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

const getSums = (transactions: readonly Transaction[]) => ({
  credits: getSum(transactions.filter(({ direction }) => direction === 'credit')),
  debits: absoluteAmount(getSum(transactions.filter(({ direction }) => direction === 'debit'))),
});

/** The wallets of a statement of all, where their cards lead from balance to balance by the rows. */
function toWallets(
  body: Answer<'/transactions'>,
  transactions: readonly Transaction[],
): readonly StatementWallet[] | undefined {
  const { opening: whole } = toCard(body);
  const wallets = walletKeys.flatMap((key): StatementWallet[] => {
    const { opening, closing } = toCard(body, key);
    if (opening === undefined || closing === undefined) return [];
    const name = walletNames[key];
    const sums = getSums(transactions.filter(({ wallet }) => wallet === name));
    const isLed = isSame(closing, subtractAmounts(addAmounts(opening, sums.credits), sums.debits));
    return isLed ? [{ name, opening, ...sums, closing }] : [];
  });
  if (wallets.length < walletKeys.length || !isSame(whole, sumAmounts(wallets.map(({ opening }) => opening))))
    return undefined;
  return wallets.filter(({ name: _name, ...sums }) => Object.values(sums).some((sum) => !isZeroAmount(sum)));
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
  const { credits, debits } = getSums(transactions);
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
    wallets: fits ? toWallets(body, transactions) : undefined,
    entries: toEntries(transactions, fits ? card.opening : undefined),
    fits,
  };
}
