import type { Column } from '../../../components/DataList/column';
import { Link } from '../../../components/Link/Link';
import { Money } from '../../../components/Money/Money';
import { noFigure } from '../../../text/format/money';
import { networkTexts } from '../../../text/messages';
import type { DirectReferral } from './directReferral';

const inTree = (username: string) => `/user/directList?user=${encodeURIComponent(username)}`;

/** The six columns of B §2; a username leads to its place in the Direct Tree. */
export const referralColumns: readonly Column<DirectReferral>[] = [
  { id: 'name', title: 'Name', card: 'title', cell: ({ name }) => <bdi>{name ?? noFigure}</bdi> },
  {
    id: 'username',
    title: 'Username',
    card: 'line',
    cell: ({ username }) =>
      username === undefined ? (
        noFigure
      ) : (
        <Link href={inTree(username)}>
          <bdi>{username}</bdi>
        </Link>
      ),
  },
  {
    id: 'bot',
    title: networkTexts.totalBotSubscription,
    numeric: true,
    cell: ({ botSubscription }) => <Money value={botSubscription} />,
  },
  {
    id: 'botTeam',
    title: networkTexts.totalBotTeamBusiness,
    numeric: true,
    card: 'line',
    cell: ({ botTeamBusiness }) => <Money value={botTeamBusiness} />,
  },
  {
    id: 'pool',
    title: networkTexts.totalPoolSubscription,
    numeric: true,
    cell: ({ poolSubscription }) => <Money value={poolSubscription} />,
  },
  {
    id: 'poolTeam',
    title: networkTexts.totalPoolTeamBusiness,
    numeric: true,
    card: 'line',
    cell: ({ poolTeamBusiness }) => <Money value={poolTeamBusiness} />,
  },
];
