import { addresses, toTreePath } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Money, type MoneyProps } from '../../../components/Money/Money';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { noFigure } from '../../../text/format/money';
import { networkTitles } from '../../../text/columnTitles';
import { networkTexts } from '../../../text/messages';
import { directReferralsMessages } from './messages';
import { fill } from '../../../text/fill';

/** A direct referral and its team's business (B §3). Amounts are decimal texts in USD, and absent ones show `--`. */
export interface DirectReferral {
  /** Unique within the page. */
  id: string;
  name?: string | undefined;
  username?: string | undefined;
  botSubscription?: string | undefined;
  botTeamBusiness?: string | undefined;
  poolSubscription?: string | undefined;
  poolTeamBusiness?: string | undefined;
}

const inTree = (username: string) => toTreePath(addresses.directTree, username);

/** The pool's figure below the bots' figure, where it has no space for a column. */
const Pool = (money: Pick<MoneyProps, 'value'>) =>
  fill(directReferralsMessages.pool, { amount: <Money {...money} /> });

/** The six columns of B §2. A username links to its node in the Direct Tree. */
export const referralColumns: readonly Column<DirectReferral>[] = [
  {
    id: 'name',
    title: networkTitles.name,
    card: 'title',
    cell: ({ name }) => <Verbatim>{name}</Verbatim>,
  },
  {
    id: 'username',
    title: networkTitles.username,
    card: 'line',
    cell: ({ username }) =>
      username === undefined ? (
        noFigure
      ) : (
        <LinkInCell href={inTree(username)}>
          <bdi translate="no">{username}</bdi>
        </LinkInCell>
      ),
  },
  {
    id: 'bot',
    title: networkTexts.totalBotSubscription,
    numeric: true,
    under: { column: 'pool', text: ({ poolSubscription }) => <Pool value={poolSubscription} /> },
    cell: ({ botSubscription }) => <Money value={botSubscription} />,
  },
  {
    id: 'botTeam',
    title: networkTexts.totalBotTeamBusiness,
    numeric: true,
    under: { column: 'poolTeam', text: ({ poolTeamBusiness }) => <Pool value={poolTeamBusiness} /> },
    card: 'line',
    cell: ({ botTeamBusiness }) => <Money value={botTeamBusiness} />,
  },
  {
    id: 'pool',
    title: networkTexts.totalPoolSubscription,
    numeric: true,
    leaves: 1,
    cell: ({ poolSubscription }) => <Money value={poolSubscription} />,
  },
  {
    id: 'poolTeam',
    title: networkTexts.totalPoolTeamBusiness,
    numeric: true,
    leaves: 2,
    card: 'line',
    cell: ({ poolTeamBusiness }) => <Money value={poolTeamBusiness} />,
  },
];
