import { Button } from '../../../components/Button/Button';
import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { formatCount } from '../../../text/format/money';
import { networkTitles } from '../../../text/columnTitles';
import { networkTexts } from '../../../text/messages';
import type { DownlineLevel } from './downlineLevel';
import { downlineMessages } from './messages';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type DownlineLevelColumnId = 'level' | 'users' | 'bot' | 'live' | 'view';

/** The columns of B §2. The View button shows the members of a level. */
export const levelColumns = (
  onView: (level: DownlineLevel) => void,
): readonly Column<DownlineLevel, DownlineLevelColumnId>[] => [
  {
    id: 'level',
    title: networkTitles.level,
    cell: ({ level }) => downlineMessages.toLevel({ level }),
  },
  {
    id: 'users',
    title: networkTitles.userCount,
    numeric: true,
    cell: ({ userCount }) => formatCount(userCount),
  },
  {
    id: 'bot',
    title: networkTexts.selfBotInvestment,
    numeric: true,
    cell: ({ botInvestment }) => <Money value={botInvestment} />,
  },
  {
    id: 'live',
    title: networkTexts.selfLiveInvestment,
    numeric: true,
    cell: ({ liveInvestment }) => <Money value={liveInvestment} />,
  },
  {
    id: 'view',
    title: downlineMessages.action,
    whole: true,
    cell: (row) => (
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={downlineMessages.viewLevel({ level: row.level })}
        onClick={() => onView(row)}
      >
        {downlineMessages.view}
      </Button>
    ),
  },
];
