import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { expectNoOverflow, narrow, readFits } from '../container/narrow.fixtures';
import { inPrint } from '../../testing/inPrint';
import { BarChart, type BarChartProps } from './BarChart';
import { barArgs, year } from './BarChart.fixtures';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { chartMessages } from '../messages';
import { exportMessages } from '../../text/exportMessages';
import { clientXFromStart, getArrows } from '../../testing/textDirection';
import { readingText } from '../container/countedPoints.fixtures';
import { messagePattern } from '../../testing/messagePattern';
import { expectRetry, failed } from '../../remote.fixtures';

// Spec: B §2 Payouts
const meta = {
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: barArgs,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '43rem' }}>
        <Card heading="Earnings">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phoneLarge' } };
const ready = (data: Partial<BarChartProps['remote'] & { state: 'ready' }>['data']) =>
  ({ remote: { state: 'ready', data: data ?? year } }) satisfies Partial<BarChartProps>;

/** Shows the figure, its change and a sentence. Keys read each bar to the live region. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/\$1,440\.20\+54% vs 1–23 Oct/);
    const stage = canvas.getByRole('application', {
      name: /^Earnings by month\. 1–23 November, .* Best source: Referral Bonus, \$630\.00\.$/,
    });
    stage.focus();
    const live = canvasElement.querySelector('[aria-live]');
    const { previous } = getArrows();
    await userEvent.keyboard(previous);
    await expect(live).toHaveTextContent(
      readingText(
        'Nov 2026',
        [chartMessages.sum, '$1,440.20'],
        ['Pool, Direct, Royalty', '$180.00'],
        ['ROI', '$270.00'],
        ['Matching', '$360.20'],
        ['Referral', '$630.00'],
      ),
    );
    await userEvent.keyboard(previous);
    await expect(live).toHaveTextContent(readingText('Oct 2026', [chartMessages.sum, '$1,170.00']));
    await userEvent.keyboard('{Home}');
    await expect(live).toHaveTextContent(readingText('Dec 2025', [chartMessages.sum, '$300.00']));
    await userEvent.keyboard('{Escape}');
    await expect(live).toHaveTextContent(/^$/);
  },
};

/** The same by pointer. Hovered values are not announced. */
export const Hovered: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('application');
    const { width, top } = stage.getBoundingClientRect();
    await waitFor(() => expect(stage.querySelectorAll('rect').length).toBe(59));
    await fireEvent.pointerMove(stage, {
      pointerType: 'mouse',
      clientX: clientXFromStart(stage, width - 10),
      clientY: top + 50,
    });
    await expect(await within(stage).findByText('Nov 2026')).toBeVisible();
    await expect(within(stage).getByText('$1,440.20')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^$/);
  },
};

/** A tap reads like a hover, to the live region. */
export const Tapped: Story = {
  ...onLargePhone,
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('application');
    const { width } = stage.getBoundingClientRect();
    await waitFor(() => expect(stage.querySelectorAll('rect').length).toBe(59));
    await fireEvent.pointerUp(stage, {
      pointerType: 'touch',
      clientX: clientXFromStart(stage, width - 6),
    });
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText('Nov 2026', [chartMessages.sum, '$1,440.20']),
    );
    await expect(within(stage).getByText('Nov 2026')).toBeVisible();
  },
};

/** One key or press away. The same data as a file, with plain cells. */
export const AsATable: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('button', { name: chartMessages.asChart })).toHaveFocus();
    const table = within(canvas.getByRole('table', { name: 'Earnings by month' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Month',
      'Referral',
      'Matching',
      'ROI',
      'Pool, Direct, Royalty',
      chartMessages.sum,
    ]);
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent(
      'Nov 2026$630.00$360.20$270.00$180.00$1,440.20',
    );
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Earnings by month',
        rows: expect.arrayContaining([
          ['Nov 2026', '630.00', '360.20', '270.00', '180.00', '1440.20'],
        ]) as unknown,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.asChart }));
    await expect(canvas.getByRole('application')).toBeVisible();
  },
};

function Choosing(args: BarChartProps) {
  const [chosen, setChosen] = useState(args.chosen);
  const [series, setSeries] = useState(args.chosenSeries);
  return (
    <BarChart
      {...args}
      chosen={chosen}
      chosenSeries={series}
      onSelect={(key, of) => {
        args.onSelect?.(key, of);
        setChosen(key);
        setSeries(of);
      }}
      onSeriesSelect={args.onSeriesSelect && setSeries}
    />
  );
}

/** By key or press, and cleared in the same way. */
export const Chosen: Story = {
  args: { onSelect: fn() },
  parameters: noSnapshot,
  render: Choosing,
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application', { description: messagePattern(chartMessages.choose) });
    const { previous } = getArrows();
    stage.focus();
    await userEvent.keyboard(`${previous}${previous}{Enter}`);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Oct', undefined);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined, undefined);
    await fireEvent.pointerUp(stage, { pointerType: 'mouse', clientX: clientXFromStart(stage, 8) });
    await expect(args.onSelect).toHaveBeenLastCalledWith('Dec', undefined);
  },
};

/** A press on a segment also chooses its series. So does the legend, and a key keeps the series. */
export const ChosenSeries: Story = {
  args: {
    onSelect: fn(),
    onSeriesSelect: fn(),
    series: barArgs.series.map((one, at) => (at < 3 ? { ...one, key: one.label } : one)),
  },
  parameters: noSnapshot,
  render: Choosing,
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application');
    await waitFor(() => expect(stage.querySelectorAll('rect').length).toBe(59));
    const [, matching] = [...stage.querySelectorAll('g > g:last-of-type > rect')].map((piece) =>
      piece.getBoundingClientRect(),
    );
    if (!matching) throw new Error('The last bar has no second piece.');
    const on = { pointerType: 'mouse', clientX: matching.left + 2, clientY: matching.top + 4 };
    await fireEvent.pointerUp(stage, on);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Nov', 'Matching');
    await expect(canvas.getByRole('button', { name: 'Matching' })).toHaveAttribute('aria-pressed', 'true');
    stage.focus();
    await userEvent.keyboard(`${getArrows().previous}{Enter}`);
    await expect(args.onSelect).toHaveBeenLastCalledWith('Oct', 'Matching');
    await userEvent.click(canvas.getByRole('button', { name: 'Matching' }));
    await expect(canvas.getByRole('button', { name: 'Matching' })).toHaveAttribute('aria-pressed', 'false');
    await fireEvent.pointerUp(stage, on);
    await fireEvent.pointerUp(stage, on);
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined, undefined);
    await expect(canvas.queryByRole('button', { name: 'Pool, Direct, Royalty' })).toBeNull();
  },
};

/** No layout shift when the chart loads. */
export const Loading: Story = { args: { remote: { state: 'loading' } } };

export const Empty: Story = {
  args: ready({ part: undefined, sentence: '', categories: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No earnings yet')).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  args: {
    remote: failed(retry),
  },
  parameters: noSnapshot,
  play: expectRetry(retry),
};

export const One: Story = { args: ready({ ...year, categories: year.categories.slice(-1) }) };

const many = Array.from({ length: 200 }, (_, at) => ({
  ...(year.categories[at % 12] ?? { label: '', values: [] }),
  key: String(at),
  title: `Week ${at}`,
  current: at === 199,
}));
/** Overlapping labels are omitted. */
export const Many: Story = { args: ready({ ...year, categories: many }) };

/** Negative values are below zero. */
export const BelowZero: Story = {
  args: ready({
    figure: '-50.00',
    part: undefined,
    sentence: 'More was lost than won.',
    categories: year.categories.map((category, at) => ({
      ...category,
      values: category.values.map((value, of) => (at % 2 === of % 2 ? value : `-${value}`)),
    })),
  }),
};

const much = '987654321012.99';
export const LongText: Story = {
  args: {
    ...ready({
      figure: much,
      change: { words: '+1,000,000% on the same month of the year before', meaning: 'good' },
      part: undefined,
      sentence: 'W'.repeat(90),
      categories: year.categories.map((category) => ({
        ...category,
        title: 'T'.repeat(40),
        values: [much, `-${much}`, '0', '0.01'],
      })),
    }),
    series: barArgs.series.map((series) => ({ ...series, label: `${series.label} ${'x'.repeat(40)}` })),
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await readFits({ canvas });
    await userEvent.keyboard('t');
    await expectNoOverflow();
  },
};

export const Mobile: Story = {
  ...onLargePhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** In right-to-left text the newest bar is on the left, and the arrow keys move in their direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('application');
    stage.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^Oct 2026/);
    const { left } = stage.getBoundingClientRect();
    await fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: left + 8 });
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/^Nov 2026/);
  },
};

/**
 * Printed from a phone, the chart is as wide as the paper with each label under its bar, and without the
 * readout.
 */
export const InPrint: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: phone,
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('application');
    await waitFor(() => expect(stage.querySelectorAll('rect').length).toBe(59));
    stage.focus();
    await userEvent.keyboard(getArrows().previous);
    await expect(within(stage).getByText('Nov 2026')).toBeVisible();
    const screenWidth = stage.clientWidth;
    const bar = stage.querySelector('g > g:last-of-type > rect');
    const getMiddle = (element: Element | null | undefined) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    const printed = inPrint(() => ({
      stage: stage.getBoundingClientRect(),
      chart: stage.querySelector('svg')?.getBoundingClientRect(),
      bar: getMiddle(bar),
      label: getMiddle(canvas.getByText('Nov')),
      read: getComputedStyle(within(stage).getByText('Nov 2026').parentElement!).display,
    }));
    await expect(printed.stage.width).toBeGreaterThan(screenWidth + 200);
    await expect(printed.chart?.width).toBeCloseTo(printed.stage.width, 0);
    await expect(printed.chart?.height).toBeCloseTo(printed.stage.height, 0);
    await expect(Math.abs(printed.label - printed.bar)).toBeLessThan(3);
    await expect(printed.read).toBe('none');
  },
};

/** A long table is printed in full. */
export const TableInPrint: Story = {
  ...Many,
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.asTable }));
    const category = canvas.getByRole('region', { name: 'Earnings by month' });
    await expect(category.scrollHeight).toBeGreaterThan(category.clientHeight);
    const [whole, shown] = inPrint(() => [category.scrollHeight, category.clientHeight]);
    await expect(shown).toBe(whole);
  },
};
