import styled from 'styled-components';
import type { Column } from '../../../components/DataList/column';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { Person } from '../../../components/Person/Person';
import { StackedBar } from '../../../components/StackedBar/StackedBar';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { networkTitles, statusMessages, teamListTitles } from '../../../text/columnTitles';
import { fill } from '../../../text/fill';
import { toSize } from '../../../text/format/amount';
import { noFigure } from '../../../text/format/money';
import { color, fontSize, media, space } from '../../../tokens';
import { directReferralsMessages } from './messages';
import { LegName } from '../Team/LegName';
import {
  getMostTeam,
  getOwnBusiness,
  getTeamBusiness,
  type DirectReferral,
  type ReferralActionsProps,
} from './referral';
import { ReferralActions } from './ReferralActions';
import type { MoneyFigure } from '../../../text/figures/meanings';
import {
  botSubscription,
  botTeamBusiness,
  poolSubscription,
  poolTeamBusiness,
} from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type ReferralColumnId =
  | 'name'
  | 'username'
  | 'leg'
  | 'team'
  | 'bot'
  | 'botTeam'
  | 'pool'
  | 'poolTeam'
  | 'status'
  | 'last'
  | 'actions';

/** The team's business on one scale for the page, with the member's own below it. */
function Business({ row, most }: { row: DirectReferral; most: string | undefined }) {
  const team = getTeamBusiness(row);
  return (
    <Figure>
      <Money figure="referralTeam" value={team} />
      <StackedBar size="thin" parts={[{ size: toSize(team), color: color.ink }]} of={toSize(most)} />
      <Own>
        {fill(directReferralsMessages.ownOf, {
          amount: <Money figure="referralOwn" value={getOwnBusiness(row)} />,
        })}
      </Own>
    </Figure>
  );
}

/** The pool's figure below the bots' figure, where it has no space for a column. */
const Pool = ({ figure, value }: { figure: MoneyFigure; value: string | undefined }) =>
  fill(directReferralsMessages.pool, { amount: <Money figure={figure} value={value} /> });

const day = (at: string) => <Moment at={at} form="day" />;

/** The six columns of B §2, then the parts that a server may have (D113), then the actions. */
export function toReferralColumns(
  rows: readonly DirectReferral[],
  actions: Omit<ReferralActionsProps, 'username'>,
): readonly Column<DirectReferral, ReferralColumnId>[] {
  const most = getMostTeam(rows);
  const hasLegs = rows.some(({ leg }) => leg !== undefined);
  const hasStatus = rows.some(({ status }) => status !== undefined);
  const hasPurchases = rows.some(({ lastPurchaseAt }) => lastPurchaseAt !== undefined);
  return [
    {
      id: 'name',
      title: networkTitles.name,
      opens: 'named',
      cell: ({ name, username, joinedAt }) => (
        <Person
          name={name ?? username ?? noFigure}
          note={
            <>
              <Username translate="no" $long={(username ?? '').length > 16}>
                {username ?? noFigure}
              </Username>
              {joinedAt !== undefined && <> · {day(joinedAt)}</>}
            </>
          }
        />
      ),
    },
    {
      id: 'username',
      title: networkTitles.username,
      // The second line of the name, with the day of joining.
      sameAs: { column: 'name', holds: () => true },
      cell: ({ username }) => username ?? noFigure,
    },
    ...(hasLegs ? [legColumn] : []),
    {
      id: 'team',
      title: directReferralsMessages.teamBusiness,
      numeric: true,
      cell: (row) => <Business row={row} most={most} />,
    },
    {
      id: 'bot',
      title: botSubscription.title,
      numeric: true,
      wraps: true,
      cell: (row) => <Money figure={botSubscription.figure} value={row.botSubscription} />,
    },
    {
      id: 'botTeam',
      title: botTeamBusiness.title,
      numeric: true,
      wraps: true,
      cell: (row) => <Money figure={botTeamBusiness.figure} value={row.botTeamBusiness} />,
    },
    {
      id: 'pool',
      title: poolSubscription.title,
      numeric: true,
      wraps: true,
      leaves: {
        turn: 1,
        under: 'bot',
        narrow: (row) => <Pool figure={poolSubscription.figure} value={row.poolSubscription} />,
      },
      cell: (row) => <Money figure={poolSubscription.figure} value={row.poolSubscription} />,
    },
    {
      id: 'poolTeam',
      title: poolTeamBusiness.title,
      numeric: true,
      wraps: true,
      leaves: {
        turn: 2,
        under: 'botTeam',
        narrow: (row) => <Pool figure={poolTeamBusiness.figure} value={row.poolTeamBusiness} />,
      },
      cell: (row) => <Money figure={poolTeamBusiness.figure} value={row.poolTeamBusiness} />,
    },
    ...(hasStatus ? [statusColumn] : []),
    ...(hasPurchases ? [purchaseColumn] : []),
    {
      id: 'actions',
      title: directReferralsMessages.actions,
      whole: true,
      leaves: { turn: 5, inDetail: true },
      cell: ({ username }) => username !== undefined && <ReferralActions username={username} {...actions} />,
    },
  ];
}

const legColumn: Column<DirectReferral, ReferralColumnId> = {
  id: 'leg',
  title: teamListTitles.leg,
  whole: true,
  leaves: { turn: 6, under: 'name' },
  cell: ({ leg }) => (leg === undefined ? noFigure : <LegName leg={leg} />),
};

const lastPurchase = ({ lastPurchaseAt }: DirectReferral) =>
  lastPurchaseAt === undefined ? directReferralsMessages.noPurchase : day(lastPurchaseAt);

const statusColumn: Column<DirectReferral, ReferralColumnId> = {
  id: 'status',
  title: teamListTitles.status,
  whole: true,
  cell: ({ status }) =>
    status === undefined ? (
      noFigure
    ) : (
      <StatusPill variant={status === 'paid' ? 'good' : 'bad'} plain>
        {statusMessages[status]}
      </StatusPill>
    ),
};

const purchaseColumn: Column<DirectReferral, ReferralColumnId> = {
  id: 'last',
  title: teamListTitles.last,
  whole: true,
  leaves: { turn: 3, under: 'status' },
  cell: lastPurchase,
};

/* The line stays whole, unless a long name would drive out a column. */
const Username = styled.bdi<{ $long: boolean }>`
  ${({ $long }) => $long && 'white-space: normal;'}
`;

const Figure = styled.span`
  display: inline-grid;
  gap: ${space[1]};
  min-inline-size: 5rem;

  ${media.pane} {
    min-inline-size: 8rem;
  }
`;

const Own = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;
