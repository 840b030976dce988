import { fn } from 'storybook/test';
import { year } from '../BarChart/BarChart.fixtures';
import type { EarningsCardProps } from './EarningsCard';

export const earningsArgs = {
  earnings: {
    state: 'ready',
    data: {
      ...year,
      series: [
        { label: 'Referral Bonus', tone: 'one' },
        { label: 'Matching Bonus', tone: 'two' },
        { label: 'ROI Bonus', tone: 'three' },
        { label: 'Other sources', tone: 'rest' },
      ],
    },
  },
  period: 'month',
  onPeriod: fn(),
  onSaved: fn(),
} satisfies EarningsCardProps;
