import { fn } from 'storybook/test';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { DownlineLevel, DownlineUser } from './downlineLevel';
import type { DownlineScreenProps } from './DownlineScreen';

const user = (index: number): DownlineUser => ({
  username: `member${index}`,
  botInvestment: `${(index % 7) * 100}.00`,
  poolInvestment: index % 3 === 0 ? '2500.00' : '0.00',
  joinedAt: `2026-0${(index % 9) + 1}-11T00:00:00Z`,
});

const level = (number: number, count: number, bot: string, live: string): DownlineLevel => ({
  id: `level-${number}`,
  level: number,
  userCount: count,
  botInvestment: bot,
  liveInvestment: live,
  users: Array.from({ length: count }, (_, index) => user(index + 1)),
});

export const levels: readonly DownlineLevel[] = [
  level(1, 2, '600.00', '2500.00'),
  level(2, 9, '4200.00', '12500.00'),
  level(3, 46, '18350.00', '40000.00'),
  level(4, 0, '0.00', '0.00'),
];

/** A level with many members. */
export const crowd = level(5, 12_000, '1204500.00', '980000.00');

/** Levels with missing values (D97), and the longest values. */
export const oddLevels: readonly DownlineLevel[] = [
  {
    id: 'level-1',
    level: 1,
    userCount: 4,
    users: [{}, { username: 'w'.repeat(80), botInvestment: '999999999999.99', joinedAt: 'soon' }],
  },
  { id: 'level-2', level: 2, botInvestment: 'NaN', liveInvestment: '999999999999.99', users: [] },
];

export const levelField = {
  type: 'option',
  name: 'level',
  label: 'Level',
  named: true,
  options: ['25', '50', '75'].map((value) => ({ value, label: value })),
} as const;

const exporting = (): ListExport => ({ progress: { state: 'idle' }, onStart: fn(), onCancel: fn() });

export const downlineArgs = {
  levels: pagedList(levels, {
    fields: [levelField],
    range: {
      page: 1,
      lastPage: 1,
      from: 1,
      to: levels.length,
      total: levels.length,
      end: 'complete',
      missing: 0,
    },
  }),
  exporting: exporting(),
  exportingLevel: exporting(),
  onLevelOpen: fn(),
} satisfies DownlineScreenProps;
