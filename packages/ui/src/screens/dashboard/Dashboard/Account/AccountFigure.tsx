import { Figure } from '../../../../components/Figure/Figure';
import { Moment } from '../../../../components/Moment/Moment';
import { Money } from '../../../../components/Money/Money';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { AccountRow, AccountFigures } from './accountRows';

interface AccountFigureProps {
  row: AccountRow;
  /** Undefined while they load. */
  figures: AccountFigures | undefined;
}

export function AccountFigure({ row, figures }: AccountFigureProps) {
  return (
    <Figure label={row.label}>
      <Value row={row} figures={figures} />
    </Figure>
  );
}

function Value({ row, figures }: AccountFigureProps) {
  if (!figures) return <Skeleton inlineSize="6rem" />;
  const value = figures[row.figure];
  switch (row.kind) {
    case 'money':
      return <Money value={value} />;
    case 'date':
      return <Moment at={value} form="long" />;
  }
}
