import type { Column } from '../../../../components/DataList/column';
import { Moment } from '../../../../components/Moment/Moment';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { noFigure } from '../../../../text/format/money';
import { depositMessages } from '../messages';
import type { DepositRow } from './depositDetail';
import { DepositHash } from './DepositHash';
import { toMoneyColumn } from '../../../../components/DataList/figureColumn';
import { depositAmount } from './figures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type DepositColumnId = 'hash' | 'date' | 'amount';

/** The columns of a deposit transaction (A §3). A bank's number is shown whole, because it is short. */
export const depositColumns = (
  of: 'network' | 'bank',
  onCopied: (confirmation: string) => void,
): readonly Column<DepositRow, DepositColumnId>[] => [
  {
    id: 'hash',
    title: depositMessages.hash[of],
    whole: of === 'network',
    full: ({ hash }) => <Verbatim>{hash}</Verbatim>,
    copied: ({ hash }) => hash,
    cell: ({ hash, href }) => {
      if (hash === undefined) return noFigure;
      return of === 'bank' ? (
        <bdi translate="no">{hash}</bdi>
      ) : (
        <DepositHash hash={hash} href={href} onCopied={onCopied} />
      );
    },
  },
  {
    id: 'date',
    title: depositMessages.date,
    opens: true,
    whole: true,
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime" />,
  },
  {
    id: 'amount',
    ...toMoneyColumn(
      depositAmount,
      ({ amount }) => amount,
      () => ({ tone: 'good', signed: true }),
    ),
  },
];
