import { fn } from 'storybook/test';
import { year } from '../BarChart/BarChart.fixtures';
import type { EarningsCardProps } from './EarningsCard';

export const earningsArgs = {
  earnings: {
    state: 'ready',
    data: {
      ...year,
      series: [
        { label: 'Referral Bonus', tone: 'one', key: 'REFERRAL' },
        { label: 'Matching Bonus', tone: 'two', key: 'MATCHING' },
        { label: 'ROI Bonus', tone: 'three', key: 'ROI' },
        { label: 'Other sources', tone: 'rest' },
      ],
    },
  },
  period: 'month',
  onPeriod: fn(),
  onSaved: fn(),
} satisfies EarningsCardProps;
