import styled from 'styled-components';
import { addresses, toTreePath } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { Person } from '../../../components/Person/Person';
import { StackedBar } from '../../../components/StackedBar/StackedBar';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { networkTitles, statusMessages, teamListTitles } from '../../../text/columnTitles';
import { fill } from '../../../text/fill';
import { toSize } from '../../../text/format/amount';
import { noFigure } from '../../../text/format/money';
import { color, space } from '../../../tokens';
import { directReferralsMessages } from './messages';
import { getLargest, type DirectReferral } from './referral';
import { ReferralActions, type ReferralActionsProps } from './ReferralActions';
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
  | 'bot'
  | 'botTeam'
  | 'pool'
  | 'poolTeam'
  | 'status'
  | 'last'
  | 'actions';

interface SumProps {
  figure: MoneyFigure;
  value: string | undefined;
  of: number;
  team?: boolean;
}

/** A sum over its bar. Own sums and team sums each have one scale for the page. */
function Sum({ figure, value, of, team = false }: SumProps) {
  const size = toSize(value);
  return (
    <Figure>
      <Money figure={figure} value={value} />
      <StackedBar size="thin" parts={[{ size, color: team ? color.inkHalf : color.ink }]} of={of} />
    </Figure>
  );
}

/** The pool's figure below the bots' figure, where it has no space for a column. */
const Pool = ({ figure, value }: Pick<SumProps, 'figure' | 'value'>) =>
  fill(directReferralsMessages.pool, { amount: <Money figure={figure} value={value} /> });

const day = (at: string) => <Moment at={at} form="day" />;

/** The six columns of B §2, then the parts that a server may have (D113), then the actions. */
export function toReferralColumns(
  rows: readonly DirectReferral[],
  actions: Omit<ReferralActionsProps, 'username'>,
): readonly Column<DirectReferral, ReferralColumnId>[] {
  const most = getLargest(rows);
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
          note={joinedAt && fill(directReferralsMessages.joined, { day: day(joinedAt) })}
        />
      ),
    },
    {
      id: 'username',
      title: networkTitles.username,
      cell: ({ username }) =>
        username === undefined ? (
          noFigure
        ) : (
          <LinkInCell href={toTreePath(addresses.directTree, username)}>
            <Username translate="no">{username}</Username>
          </LinkInCell>
        ),
    },
    {
      id: 'bot',
      title: botSubscription.title,
      numeric: true,
      wraps: true,
      cell: (row) => <Sum figure={botSubscription.figure} value={row.botSubscription} of={most.own} />,
    },
    {
      id: 'botTeam',
      title: botTeamBusiness.title,
      numeric: true,
      wraps: true,
      cell: (row) => <Sum team figure={botTeamBusiness.figure} value={row.botTeamBusiness} of={most.team} />,
    },
    {
      id: 'pool',
      title: poolSubscription.title,
      numeric: true,
      wraps: true,
      leaves: {
        turn: 2,
        under: 'bot',
        narrow: (row) => <Pool figure={poolSubscription.figure} value={row.poolSubscription} />,
      },
      cell: (row) => <Sum figure={poolSubscription.figure} value={row.poolSubscription} of={most.own} />,
    },
    {
      id: 'poolTeam',
      title: poolTeamBusiness.title,
      numeric: true,
      wraps: true,
      leaves: {
        turn: 3,
        under: 'botTeam',
        narrow: (row) => <Pool figure={poolTeamBusiness.figure} value={row.poolTeamBusiness} />,
      },
      cell: (row) => (
        <Sum team figure={poolTeamBusiness.figure} value={row.poolTeamBusiness} of={most.team} />
      ),
    },
    ...(hasStatus ? [statusColumn] : []),
    ...(hasPurchases ? [purchaseColumn] : []),
    {
      id: 'actions',
      title: directReferralsMessages.actions,
      whole: true,
      leaves: { turn: 4, inDetail: true },
      cell: ({ username }) => username !== undefined && <ReferralActions username={username} {...actions} />,
    },
  ];
}

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
  leaves: { turn: 1, under: 'status' },
  cell: lastPurchase,
};

/* A usual name stays whole; a longer one breaks before it drives out another column. */
const Username = styled.bdi`
  display: inline-block;
  min-inline-size: 5.5rem;
`;

const Figure = styled.span`
  display: inline-grid;
  gap: ${space[1]};
  min-inline-size: 5rem;
`;
