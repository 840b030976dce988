import { discreet } from '../../../text/format/maskMoney';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { IconName } from '../../../components/Icon/paths';
import type { MoneyProps } from '../../../components/Money/Money';
import type { RowDetailData } from '../../../components/RowDetail/rowDetail';
import type { RowStatus } from '../../../components/StatusPill/rowStatus';
import { directionWords } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import type { Movement } from './movement';
import { movementWords as words } from './movementWords';

// Pure: what a movement says of itself, in its detail and in the two lines of a phone.

/** What came in is green, but for what is held: that is still on its way and nobody's gain. */
export function movementAmount({ value, direction, held = false }: Movement): MoneyProps {
  const credit = direction === 'credit';
  return { value, signed: credit, tone: credit && !held ? 'good' : 'plain' };
}

export function movementType({ direction, held = false }: Movement): RowStatus | undefined {
  if (direction === undefined) return undefined;
  return { word: directionWords[direction], variant: direction === 'credit' && !held ? 'good' : 'neutral' };
}

function meaningOf({ direction, held = false, wallet }: Movement): string | undefined {
  if (direction === undefined || wallet === '') return undefined;
  if (held) return direction === 'credit' ? words.heldCredit : words.heldDebit;
  return words[direction](wallet);
}

/** The first words of the description, else the source. */
const whatOf = ({ note, source }: Movement) => discreet(note) || source || noFigure;

/** The kinds that the server's words name. */
const kinds: readonly [RegExp, IconName][] = [
  [/deposit/i, 'deposit'],
  [/withdraw/i, 'withdraw'],
  [/transfer/i, 'send'],
  [/package|subscription/i, 'box'],
  [/bonus|roi|royalty|referral|matching|reward/i, 'gift'],
];

const iconOf = ({ source, note }: Movement): IconName =>
  kinds.find(([kind]) => kind.test(source))?.[1] ?? kinds.find(([kind]) => kind.test(note))?.[1] ?? 'wallet';

export const movementDetailOf = (row: Movement): RowDetailData => ({
  kind: row.source || words.kind,
  code: row.code,
  amount: movementAmount(row),
  status: movementType(row),
  meaning: meaningOf(row),
  at: row.createdAt,
  related: row.related,
  support: row.support,
});

export const movementLinesOf = (row: Movement): RowLines => ({
  icon: iconOf(row),
  what: whatOf(row),
  amount: movementAmount(row),
  about: row.wallet,
  at: row.createdAt,
});
