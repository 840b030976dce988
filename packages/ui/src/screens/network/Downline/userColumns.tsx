import { addresses, toTreePath } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Moment } from '../../../components/Moment/Moment';
import { networkTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import { networkTexts } from '../../../text/messages';
import type { DownlineUser } from './downlineLevel';
import { toMoneyColumn } from '../../../components/DataList/figureColumn';
import { memberBots, memberPool } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type DownlineUserColumnId = 'serial' | 'username' | 'bot' | 'pool' | 'joined';

/** A user and their position in the level, from 1. */
export type NumberedUser = DownlineUser & { serial: number };

/**
 * The columns of the View modal (B §2), which has Pool where the table has Live (D97). A username links to its tree.
 */
export const userColumns: readonly Column<NumberedUser, DownlineUserColumnId>[] = [
  { id: 'serial', title: networkTitles.serial, whole: true, ordinal: true, cell: ({ serial }) => serial },
  {
    id: 'username',
    title: networkTitles.username,
    cell: ({ username }) =>
      username === undefined ? (
        noFigure
      ) : (
        <LinkInCell href={toTreePath(addresses.directTree, username)}>
          <bdi translate="no">{username}</bdi>
        </LinkInCell>
      ),
  },
  {
    id: 'bot',
    ...toMoneyColumn(memberBots, ({ botInvestment }) => botInvestment),
  },
  {
    id: 'pool',
    ...toMoneyColumn(memberPool, ({ poolInvestment }) => poolInvestment),
  },
  {
    id: 'joined',
    title: networkTexts.joiningDate,
    whole: true,
    cell: ({ joinedAt }) => <Moment at={joinedAt} form="day" />,
  },
];
