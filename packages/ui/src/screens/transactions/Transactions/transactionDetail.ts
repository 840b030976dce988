import { discreet } from '../../../text/format/maskMoney';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { IconName } from '../../../components/Icon/paths';
import type { MoneyProps } from '../../../components/Money/Money';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { absoluteAmount } from '../../../text/format/amount';
import { directionMessages } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import { getMove } from './ownMoves';
import type { Transaction } from './transaction';
import { transactionMessages as words } from './messages';

// Pure: a transaction's texts, in its detail and in the two lines of a phone.

/** Whether money came from outside. A move between own wallets, and what is held, is no gain (D150). */
const isIncome = ({ direction, crosses = false }: Transaction) => direction === 'credit' && crosses;

/** Only what came from outside is green. */
export const toTransactionAmount = (row: Transaction): MoneyProps =>
  row.merged
    ? { figure: 'transactionAmount', value: row.value && absoluteAmount(row.value), tone: 'plain' }
    : {
        figure: 'transactionAmount',
        value: row.value,
        signed: row.direction === 'credit',
        tone: isIncome(row) ? 'good' : 'plain',
      };

/** The wallet, or both wallets of a move between two own ones. */
export function toTransactionWallet(row: Transaction): string {
  const move = getMove(row);
  return move ? words.fromTo(move) : row.wallet;
}

export function toTransactionType(row: Transaction): RowStatus | undefined {
  const { direction } = row;
  if (direction === undefined) return undefined;
  if (row.merged) return { word: words.movedType, variant: 'neutral' };
  return { word: directionMessages[direction], variant: isIncome(row) ? 'good' : 'neutral' };
}

function toMeaning(row: Transaction): string | undefined {
  const { direction, wallet } = row;
  if (direction === undefined || wallet === '') return undefined;
  const move = getMove(row);
  return move ? words.moved(move) : words[direction]({ wallet });
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
  form: { clock: 12 },
  related: row.related,
  support: row.support,
});

export const toTransactionLines = (row: Transaction): RowLines => ({
  icon: getIcon(row),
  what: getWhat(row),
  amount: toTransactionAmount(row),
  about: toTransactionWallet(row),
  at: row.createdAt,
  clock: 12,
});
