import { addresses, toTreePath } from '../../../addresses/addresses';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { legMessages, networkTitles, statusMessages } from '../../../text/columnTitles';
import { detailMessages } from '../../../text/detailMessages';
import { formatDate } from '../../../text/format/dates';
import { formatCount } from '../../../text/format/money';
import type { TeamMember } from './teamListColumns';

// Pure: a member's texts, in the detail and in the two lines of a phone.

const toStatus = ({ status }: TeamMember): RowStatus | undefined =>
  status && { word: statusMessages[status], variant: status === 'paid' ? 'good' : 'bad' };

const getPosition = ({ leg, level }: TeamMember): string =>
  [leg && legMessages[leg], level === undefined ? undefined : `${networkTitles.level} ${formatCount(level)}`]
    .filter((part) => part !== undefined)
    .join(' · ');

export const toTeamDetail = (row: TeamMember): RowDetailData => ({
  kind: row.username,
  amount: { figure: 'purchases', value: row.sum },
  status: toStatus(row),
  related: [
    {
      label: detailMessages.positionInTree({ username: row.username }),
      href: toTreePath(addresses.binaryTree, row.username),
    },
  ],
});

export const toTeamLines = (row: TeamMember): RowLines => ({
  icon: 'team',
  person: row.username,
  what: row.username,
  amount: { figure: 'purchases', value: row.sum },
  about: getPosition(row),
  status: toStatus(row),
  at: row.joinedAt,
  aside: row.joinedAt === undefined ? '' : formatDate(row.joinedAt, 'day'),
});
