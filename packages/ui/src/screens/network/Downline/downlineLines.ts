import { addresses, toTreePath } from '../../../addresses/addresses';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { StackedBarProps } from '../../../components/StackedBar/StackedBar';
import { formatDate } from '../../../text/format/dates';
import { formatFigure } from '../../../text/figures/figure';
import { noFigure } from '../../../text/format/money';
import type { DownlineLevel, DownlineUser } from './downlineLevel';
import { downlineMessages } from './messages';
import { formatFigureCount } from '../../../text/figures/figure';

// Pure: the two lines of a phone, for a level and for one of its members.

/** A press shows the members of the level. */
export const toLevelLines =
  (toBar: (level: DownlineLevel) => StackedBarProps, onView: (level: DownlineLevel) => void) =>
  (row: DownlineLevel): RowLines => ({
    icon: 'team',
    what: downlineMessages.toLevel({ level: row.level }),
    figure:
      row.userCount === undefined
        ? undefined
        : downlineMessages.toUsers({ count: formatFigureCount('levelMembers', row.userCount) }),
    about: downlineMessages.bots({ amount: formatFigure('levelBots', row.botInvestment) }),
    aside: downlineMessages.live({ amount: formatFigure('levelLive', row.liveInvestment) }),
    bar: toBar(row),
    onPress: () => onView(row),
  });

/** A press opens the member in the tree. */
export const toUserLines = ({ username, ...row }: DownlineUser): RowLines => ({
  icon: 'team',
  person: username,
  what: username ?? noFigure,
  figure: downlineMessages.joined({ day: formatDate(row.joinedAt, 'day') }),
  about: downlineMessages.bots({ amount: formatFigure('memberBots', row.botInvestment) }),
  aside: downlineMessages.pool({ amount: formatFigure('memberPool', row.poolInvestment) }),
  href: username === undefined ? undefined : toTreePath(addresses.directTree, username),
});
