import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import type { Column } from '../../../components/DataList/column';
import { StackedBar, type StackedBarProps } from '../../../components/StackedBar/StackedBar';
import { networkTitles } from '../../../text/columnTitles';
import type { DownlineLevel } from './downlineLevel';
import { downlineMessages } from './messages';
import { toCountColumn, toMoneyColumn } from '../../../components/DataList/figureColumn';
import { levelBots, levelLive, levelMembers } from '../../../text/figures/listFigures';
import { space } from '../../../tokens';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type DownlineLevelColumnId = 'level' | 'users' | 'bot' | 'live' | 'view';

/** The columns of B §2, with a bar of both sums below each level's name. The View button shows the members of a level. */
export const toLevelColumns = (
  toBar: (level: DownlineLevel) => StackedBarProps,
  onView: (level: DownlineLevel) => void,
): readonly Column<DownlineLevel, DownlineLevelColumnId>[] => [
  {
    id: 'level',
    title: networkTitles.level,
    cell: (row) => (
      <Named>
        {downlineMessages.toLevel({ level: row.level })}
        <StackedBar {...toBar(row)} />
      </Named>
    ),
  },
  {
    id: 'users',
    ...toCountColumn(levelMembers, ({ userCount }) => userCount),
  },
  {
    id: 'bot',
    ...toMoneyColumn(levelBots, ({ botInvestment }) => botInvestment),
  },
  {
    id: 'live',
    ...toMoneyColumn(levelLive, ({ liveInvestment }) => liveInvestment),
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

const Named = styled.span`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 9rem;
`;
