import { fn } from 'storybook/test';
import { earningsMessages } from '../../text/charts/earningsMessages';
import { formatInWords, portalClock } from '../../text/format/dates';
import { formatMoney } from '../../text/format/money';
import type { BarData } from '../BarChart/barShapes';
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

const inWords = (year: number, month: number, form: string) =>
  formatInWords(portalClock({ year, month, day: 1 }), form);

/** The first days of a month this year, in the page's language. */
const getDays = (month: number, form: string) =>
  `${earningsMessages.days({ from: '1', to: '23' })} ${inWords(2026, month, form)}`;

/** The year with its texts in the page's language. */
const translated: BarData = {
  ...year,
  change: {
    words: earningsMessages.changed({ change: '+54%', days: getDays(10, 'MMM') }),
    meaning: 'good',
  },
  sentence: [
    earningsMessages.compared({
      ...{ days: getDays(11, 'MMMM'), amount: formatMoney('936.00'), daysBefore: getDays(10, 'MMMM') },
    }),
    earningsMessages.best({ source: 'Referral Bonus', amount: formatMoney('630.00') }),
  ].join(' '),
};

export const earningsArgs = {
  earnings: {
    state: 'ready',
    data: {
      ...translated,
      categories: year.categories.map(({ soFar, ...category }, at) => ({
        ...category,
        label: inWords(2026, at || 12, 'MMM'),
        title: inWords(at === 0 ? 2025 : 2026, at || 12, 'MMM YYYY'),
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
