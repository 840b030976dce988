import { fn } from 'storybook/test';
import { profitMessages } from '../../text/charts/profitMessages';
import type { LineData } from '../LineChart/lineShapes';
import { wholeText } from '../units';
import { toUsd } from '../usd.fixtures';
import type { ProfitCardProps } from './ProfitCard';

const start = Date.parse('2026-05-04T09:00:00Z');

/** `count` closed trades, some hours apart, every third with a loss. */
export function toProfit(count: number): LineData {
  let [sum, highest, deepest] = [0, 0, 0];
  const points = Array.from({ length: count }, (_, at) => {
    sum += at % 3 === 2 ? -(at % 5) * 2310 - 900 : (at % 4) * 1275 + 640;
    highest = Math.max(highest, sum);
    deepest = Math.min(deepest, sum - highest);
    return { at: start + at * 40_000_000, values: [sum, sum - highest].map(toUsd) };
  });
  return {
    figure: toUsd(sum),
    change: {
      words: profitMessages.deepest({ amount: wholeText(toUsd(deepest), 'money'), day: '3 August 2026' }),
      meaning: 'plain',
    },
    part: undefined,
    sentence: profitMessages.sentence({
      won: String(count - Math.floor(count / 3)),
      lost: String(Math.floor(count / 3)),
    }),
    points,
  };
}

export const profitArgs = {
  profit: { state: 'ready', data: toProfit(240) },
  onSave: fn(),
} satisfies ProfitCardProps;
