import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow, longSummary, narrow, readFits } from '../container/narrow.fixtures';
import { haveEqualHeights, States } from '../container/equalHeights.fixtures';
import { wholeText } from '../../text/wholeText.fixtures';
import { commonMessages } from '../../text/commonMessages';
import { sourceTitles } from '../../text/summaryTitles/sourceTitles';
import { earningsMessages } from '../../text/charts/earningsMessages';
import { chartMessages } from '../messages';
import { EarningsCard, type Earnings, type EarningsCardProps } from './EarningsCard';
import { scaleUsd } from '../usd.fixtures';
import { earningsArgs } from './EarningsCard.fixtures';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { expectRetry, failed } from '../../remote.fixtures';

// Spec: B §2 Payouts
const meta = {
  title: 'Components/Charts/EarningsCard',
  component: EarningsCard,
  args: earningsArgs,
} satisfies Meta<typeof EarningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;
const months = earningsArgs.earnings.data;
const ready = (data: Partial<Earnings>) =>
  ({ earnings: { state: 'ready', data: { ...months, ...data } } }) satisfies Partial<EarningsCardProps>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: earningsMessages.heading })).toHaveTextContent(
      months.sentence,
    );
    await userEvent.click(canvas.getByRole('radio', { name: earningsMessages.week }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('week');
  },
};

/** Where the period is fixed, there is no choice. */
export const FixedPeriod: Story = {
  args: { onPeriodChange: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

/** The same height as with data, with a legend placeholder. */
export const Loading: Story = {
  args: { earnings: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sourceTitles.matching)).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  args: {
    earnings: failed(retry),
  },
  play: expectRetry(retry),
};

export const Empty: Story = {
  args: { earnings: { state: 'ready', data: { part: undefined, sentence: '', categories: [], series: [] } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(earningsMessages.none)).toBeVisible();
  },
};

const earlier = fn();
/** A part of the time, with the way to the rest. */
export const PartOfTheTime: Story = {
  args: {
    ...ready({
      categories: months.categories.slice(-7),
      part: earningsMessages.last.month({ count: 7 }),
    }),
    onEarlierRequest: earlier,
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(earningsMessages.last.month({ count: 7 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.earlier }));
    await expect(earlier).toHaveBeenCalledOnce();
  },
};

/** The current month itself was read in part, and some entries can't be read (D145). */
export const PartOfTheMonth: Story = {
  args: {
    ...ready({
      categories: months.categories.slice(-1),
      change: undefined,
      part: earningsMessages.fromSome({ count: '60' }),
      sentence: earningsMessages.lacksSome,
    }),
    onEarlierRequest: earlier,
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(earningsMessages.fromSome({ count: '60' }))).toBeVisible();
    await expect(canvas.getByText(wholeText(earningsMessages.lacksSome))).toBeVisible();
  },
};

/** While the rest is read, its button can't be pressed again. */
export const ReadingEarlier: Story = {
  args: {
    ...PartOfTheTime.args,
    earnings: {
      state: 'ready',
      refreshing: true,
      data: { ...months, part: earningsMessages.last.month({ count: 7 }) },
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    earlier.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.loading }));
    await expect(earlier).not.toHaveBeenCalled();
  },
};

const near = fn();
/** Its data are asked for when it comes near the window. */
export const Near: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { earnings: { state: 'loading' }, onApproach: near },
  decorators: [
    (Card) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Card />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    near.mockClear();
    // The observer has reported the position by now.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    await expect(near).not.toHaveBeenCalled();
    canvas.getByRole('region', { name: earningsMessages.heading }).scrollIntoView();
    await waitFor(() => expect(near).toHaveBeenCalledOnce());
  },
};

export const Mobile: Story = { ...onLargePhone };

export const One: Story = {
  args: ready({
    categories: months.categories.slice(-1).map((category) => ({ ...category, values: ['630.00'] })),
    series: months.series.slice(0, 1),
  }),
};

/** Years of weeks. Overlapping labels are omitted. */
export const Many: Story = {
  args: {
    period: 'week',
    ...ready({
      categories: Array.from({ length: 260 }, (_, at) => ({
        ...{ key: String(at), label: `W${at % 52}`, title: `Week ${at}`, current: at === 259 },
        values: months.categories[at % 12]?.values ?? [],
      })),
    }),
  },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: ready({
    ...longSummary,
    series: months.series.map((one) => ({ ...one, label: `${one.label} ${'x'.repeat(40)}` })),
    categories: months.categories.map((category) => ({
      ...category,
      values: category.values.map((value) => scaleUsd(value, 900_000_000)),
    })),
  }),
  globals: narrow,
  play: async ({ canvas }) => {
    await readFits({ canvas });
    await userEvent.keyboard('t');
    await expectNoOverflow();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const { title } = earningsArgs.earnings.data.categories[10]!;
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(new RegExp(`^${title}`));
  },
};

/** A changed chart announces its sentence, even when it becomes empty. The first one is part of the page. */
export const Announced: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Pressed(args) {
    const [period, setPeriod] = useState(args.period);
    const weeks = {
      state: 'ready',
      data: { ...months, part: undefined, sentence: 'Best source: ROI Bonus, $7.00.' },
    } as const;
    return (
      <EarningsCard
        {...args}
        period={period}
        onPeriodChange={setPeriod}
        earnings={period === 'week' ? weeks : args.earnings}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const news = [...canvasElement.querySelectorAll('[aria-live]')].at(-1);
    await expect(news).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('radio', { name: earningsMessages.week }));
    await expect(news).toHaveTextContent('Best source: ROI Bonus, $7.00.');
    await userEvent.click(canvas.getByRole('radio', { name: earningsMessages.month }));
    await expect(news).toHaveTextContent(months.sentence);
  },
};

/** No layout shift with or without data. */
export const AsHigh: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <States
      data={earningsArgs.earnings.data}
      none={{ part: undefined, sentence: '', categories: [], series: [] }}
    >
      {(earnings) => <EarningsCard {...args} earnings={earnings} />}
    </States>
  ),
  play: haveEqualHeights,
};
export const AsHighOnPhones: Story = { ...AsHigh, globals: onLargePhone.globals };
