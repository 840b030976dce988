import { addresses, toTreePath } from '../../../addresses/addresses';
import type { RowLines } from '../../../components/DataList/rowLines';
import { formatDate } from '../../../text/format/dates';
import { formatCount, formatMoney, noFigure } from '../../../text/format/money';
import type { DownlineLevel, DownlineUser } from './downlineLevel';
import { downlineMessages } from './messages';

// Pure: the two lines of a phone, for a level and for one of its members.

/** A press shows the members of the level. */
export const toLevelLines =
  (onView: (level: DownlineLevel) => void) =>
  (row: DownlineLevel): RowLines => ({
    icon: 'team',
    what: downlineMessages.toLevel({ level: row.level }),
    figure:
      row.userCount === undefined
        ? undefined
        : downlineMessages.toUsers({ count: formatCount(row.userCount) }),
    about: downlineMessages.bots({ amount: formatMoney(row.botInvestment) }),
    aside: downlineMessages.live({ amount: formatMoney(row.liveInvestment) }),
    onPressed: () => onView(row),
  });

/** A press opens the member in the tree. */
export const toUserLines = ({ username, ...row }: DownlineUser): RowLines => ({
  icon: 'team',
  person: username,
  what: username ?? noFigure,
  figure: downlineMessages.joined({ day: formatDate(row.joinedAt, 'day') }),
  about: downlineMessages.bots({ amount: formatMoney(row.botInvestment) }),
  aside: downlineMessages.pool({ amount: formatMoney(row.poolInvestment) }),
  href: username === undefined ? undefined : toTreePath(addresses.directTree, username),
});
