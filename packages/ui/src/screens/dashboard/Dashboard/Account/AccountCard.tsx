import { FigureRow, FigureRows } from '../../../../components/Figure/FigureRow';
import { Moment } from '../../../../components/Moment/Moment';
import { Money } from '../../../../components/Money/Money';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../../remote';
import { Widget } from '../Widget';
import { dashboardMessages } from '../messages';
import { accountRows, type AccountFigures } from './accountRows';

/** The member's purchases and the team's business (A §3). */
export function AccountCard({ account }: { account: Remote<AccountFigures> }) {
  return (
    <Widget title={dashboardMessages.account} remote={account}>
      {(figures) => (
        <FigureRows>
          {accountRows.map(({ figure, label, kind }) => (
            <FigureRow key={figure} label={label}>
              {!figures ? (
                <Skeleton inlineSize="6rem" />
              ) : kind === 'money' ? (
                <Money value={figures[figure]} />
              ) : (
                <Moment at={figures[figure]} form="long" />
              )}
            </FigureRow>
          ))}
        </FigureRows>
      )}
    </Widget>
  );
}
