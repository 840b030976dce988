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
          {accountRows.map(({ figure, title }) => (
            <FigureRow key={figure} label={title}>
              {!figures ? (
                <Skeleton inlineSize="6rem" />
              ) : figure === 'subscriptionDate' ? (
                <Moment at={figures[figure]} form="long" />
              ) : (
                <Money figure={figure} value={figures[figure]} />
              )}
            </FigureRow>
          ))}
        </FigureRows>
      )}
    </Widget>
  );
}
