import { discreet } from '../../../text/format/maskMoney';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { IconName } from '../../../components/Icon/paths';
import type { MoneyProps } from '../../../components/Money/Money';
import type { RowDetailData } from '../../../components/RowDetail/rowDetail';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { directionMessages } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import type { Transaction } from './transaction';
import { transactionMessages as words } from './messages';

// Pure: a transaction's texts, in its detail and in the two lines of a phone.

/** A credit is green, except in the Hold Wallet. Held money is still pending, so it is not a gain. */
export function toTransactionAmount({ value, direction, held = false }: Transaction): MoneyProps {
  const credit = direction === 'credit';
  return { value, signed: credit, tone: credit && !held ? 'good' : 'plain' };
}

export function toTransactionType({ direction, held = false }: Transaction): RowStatus | undefined {
  if (direction === undefined) return undefined;
  return {
    word: directionMessages[direction],
    variant: direction === 'credit' && !held ? 'good' : 'neutral',
  };
}

function toMeaning({ direction, wallet }: Transaction): string | undefined {
  if (direction === undefined || wallet === '') return undefined;
  return words[direction]({ wallet });
}

/** The first words of the description, or the source. */
const getWhat = ({ note, source }: Transaction) => discreet(note) || source || noFigure;

/** The kinds that appear in the server's text. */
const kinds: readonly [RegExp, IconName][] = [
  [/deposit/i, 'deposit'],
  [/withdraw/i, 'withdraw'],
  [/transfer/i, 'send'],
  [/package|subscription/i, 'box'],
  [/bonus|roi|royalty|referral|matching|reward/i, 'gift'],
];

const getIcon = ({ source, note }: Transaction): IconName =>
  kinds.find(([kind]) => kind.test(source))?.[1] ?? kinds.find(([kind]) => kind.test(note))?.[1] ?? 'wallet';

export const toTransactionDetail = (row: Transaction): RowDetailData => ({
  kind: row.source || words.kind,
  code: row.code,
  amount: toTransactionAmount(row),
  status: toTransactionType(row),
  meaning: toMeaning(row),
  at: row.createdAt,
  clock: 12,
  related: row.related,
  support: row.support,
});

export const toTransactionLines = (row: Transaction): RowLines => ({
  icon: getIcon(row),
  what: getWhat(row),
  amount: toTransactionAmount(row),
  about: row.wallet,
  at: row.createdAt,
  clock: 12,
});
