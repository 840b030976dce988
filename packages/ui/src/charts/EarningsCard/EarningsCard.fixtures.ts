import { fn } from 'storybook/test';
import { year } from '../BarChart/BarChart.fixtures';
import { toUsd } from '../usd.fixtures';
import type { EarningsCardProps } from './EarningsCard';

/** The last value, as those of three sources. */
const split = (values: readonly string[]) => {
  const last = Math.round(Number(values.at(-1)) * 100);
  return [
    ...values.slice(0, -1),
    toUsd(last - 2 * Math.floor(last / 3)),
    toUsd(Math.floor(last / 3)),
    toUsd(Math.floor(last / 3)),
  ];
};

export const earningsArgs = {
  earnings: {
    state: 'ready',
    data: {
      ...year,
      categories: year.categories.map(({ soFar, ...category }) => ({
        ...category,
        values: split(category.values),
        ...(soFar && { soFar: split(soFar) }),
      })),
      series: [
        { label: 'Referral Bonus', tone: 'referral', key: 'REFERRAL' },
        { label: 'ROI Bonus', tone: 'roi', key: 'ROI' },
        { label: 'Matching Bonus', tone: 'matching', key: 'MATCHING' },
        { label: 'Royalty Bonus', tone: 'royalty', key: 'ROYALTY' },
        { label: 'Direct Bonus', tone: 'direct', key: 'DIRECT' },
        { label: 'Pool Level Bonus', tone: 'poolLevel', key: 'POOL_LEVEL' },
      ],
    },
  },
  period: 'month',
  onPeriodChange: fn(),
  onSave: fn(),
} satisfies EarningsCardProps;
