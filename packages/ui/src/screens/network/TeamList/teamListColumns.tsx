import { addresses, toTreePath } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Moment } from '../../../components/Moment/Moment';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { legMessages, networkTitles, statusMessages, teamListTitles } from '../../../text/columnTitles';
import { formatCount, noFigure } from '../../../text/format/money';
import { toMoneyColumn } from '../../../components/DataList/figureColumn';
import { purchases } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type TeamMemberColumnId = 'username' | 'leg' | 'level' | 'joined' | 'status' | 'sum' | 'last';

/** A member of the team (D113). A value that the server does not send is absent and shows `--`. */
export interface TeamMember {
  /** Unique within the page. */
  id: string;
  username: string;
  /** The member's own leg that contains them. */
  leg?: 'left' | 'right' | undefined;
  /** Steps along the sponsors. Absent for a member placed by someone above. */
  level?: number | undefined;
  /** ISO 8601. */
  joinedAt?: string | undefined;
  status?: 'paid' | 'unpaid' | undefined;
  /** Purchases in the days of the filter, else in total: a decimal text in USD. */
  sum?: string | undefined;
  /** The newest purchase of all, ISO 8601. */
  lastPurchaseAt?: string | undefined;
  /** The server sends that they never bought, which a missing purchase doesn't mean. */
  neverBought?: boolean | undefined;
}

const day = (at: string | undefined) => (at === undefined ? noFigure : <Moment at={at} form="day" />);

/** The member, their position, and their purchases. A username links to its node in the Binary Tree (D113). */
export const teamListColumns: readonly Column<TeamMember, TeamMemberColumnId>[] = [
  {
    id: 'username',
    title: networkTitles.username,
    cell: ({ username }) => (
      <LinkInCell href={toTreePath(addresses.binaryTree, username)}>
        <bdi translate="no">{username}</bdi>
      </LinkInCell>
    ),
  },
  {
    id: 'leg',
    title: teamListTitles.leg,
    whole: true,
    opens: true,
    cell: ({ leg }) => (leg === undefined ? noFigure : legMessages[leg]),
  },
  {
    id: 'level',
    title: networkTitles.level,
    numeric: true,
    cell: ({ level }) => formatCount(level),
  },
  {
    id: 'joined',
    title: teamListTitles.joined,
    whole: true,
    cell: ({ joinedAt }) => day(joinedAt),
  },
  {
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
  },
  {
    id: 'sum',
    ...toMoneyColumn(purchases, ({ sum }) => sum),
  },
  {
    id: 'last',
    title: teamListTitles.last,
    whole: true,
    cell: ({ lastPurchaseAt }) => day(lastPurchaseAt),
  },
];
