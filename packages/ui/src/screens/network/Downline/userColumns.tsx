import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { networkTexts } from '../../../text/messages';
import type { DownlineUser } from './downlineLevel';

/** A user with the place in its level, from 1. */
export type NumberedUser = DownlineUser & { serial: number };

/** The columns of the View modal (B §2), which says Pool where the table says Live (D97). */
export const userColumns: readonly Column<NumberedUser>[] = [
  { id: 'serial', title: 'Serial No', whole: true, cell: ({ serial }) => serial },
  {
    id: 'username',
    title: 'Username',
    card: 'title',
    cell: ({ username }) => <bdi>{username ?? noFigure}</bdi>,
  },
  {
    id: 'bot',
    title: networkTexts.selfBotInvestment,
    numeric: true,
    card: 'line',
    cell: ({ botInvestment }) => <Money value={botInvestment} />,
  },
  {
    id: 'pool',
    title: networkTexts.selfPoolInvestment,
    numeric: true,
    card: 'line',
    cell: ({ poolInvestment }) => <Money value={poolInvestment} />,
  },
  {
    id: 'joined',
    title: networkTexts.joiningDate,
    whole: true,
    card: 'line',
    cell: ({ joinedAt }) => <time dateTime={isoDate(joinedAt)}>{formatDate(joinedAt, 'day')}</time>,
  },
];
