import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import type { DepositRow } from './DepositScreen.types';
import { depositWords } from './depositWords';
import { DepositHash } from './DepositHash';

/** Of a deposit transaction (A §3); a bank's number is no hash: it is short, and read whole. */
export const depositColumns = (
  of: 'network' | 'bank',
  onCopied: (confirmation: string) => void,
): readonly Column<DepositRow>[] => [
  {
    id: 'hash',
    title: depositWords.hash[of],
    whole: of === 'network',
    card: 'title',
    cell: ({ hash, href }) => {
      if (hash === undefined) return noFigure;
      return of === 'bank' ? <bdi>{hash}</bdi> : <DepositHash hash={hash} href={href} onCopied={onCopied} />;
    },
  },
  {
    id: 'date',
    title: depositWords.date,
    whole: true,
    card: 'line',
    cell: ({ createdAt }) => <time dateTime={isoDate(createdAt)}>{formatDate(createdAt, 'dayTime')}</time>,
  },
  {
    id: 'amount',
    title: depositWords.amount,
    numeric: true,
    card: 'amount',
    cell: ({ amount }) => <Money value={amount} tone="good" signed />,
  },
];
