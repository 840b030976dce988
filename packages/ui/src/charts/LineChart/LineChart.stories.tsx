import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card';
import { longSummary, narrow, readFits } from '../container/narrow.fixtures';
import { LineChart } from './LineChart';
import type { LineData } from './lineShapes';
import { subtractAmounts } from '../../text/format/amount';
import { scaleUsd } from '../usd.fixtures';
import { balance, balances, lineArgs } from './LineChart.fixtures';
import { countedPoints, drawsFewPoints, readingText } from '../container/countedPoints.fixtures';
import { onLargePhone } from '../../testing/windows';
import { clientXFromStart } from '../../testing/textDirection';
import { spanText } from '../../text/format/spanText';
import { withoutIsolates } from '../../text/wholeText.fixtures';
import { chartMessages } from '../messages';
import { exportMessages } from '../../text/exportMessages';
import { failed } from '../../remote.fixtures';

const meta = {
  title: 'Components/Charts/LineChart',
  component: LineChart,
  args: lineArgs,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '43rem' }}>
        <Card heading="Receiving Wallet">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;
const ready = (data: LineData) => ({ remote: { state: 'ready', data } as const });

const toWords = (day: string) => spanText({ from: day, to: day });
const firstDay = toWords('2026-05-24');

/** Keys read each value to the live region, and the last one is highlighted. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('application', { name: /^Receiving Wallet over time\. 18 August/ });
    await waitFor(() => expect(stage.querySelectorAll('circle')).toHaveLength(1));
    stage.focus();
    const live = canvasElement.querySelector('[aria-live]');
    await userEvent.keyboard('{End}');
    const value = String.raw`\$1[3-6],\d{3}\.\d\d`;
    await expect(withoutIsolates(live?.textContent)).toMatch(
      new RegExp(`^${withoutIsolates(readingText(toWords('2026-11-20'), ['Balance', value]))}$`),
    );
    await userEvent.keyboard('{Home}');
    await expect(live).toHaveTextContent(readingText(firstDay, ['Balance', '$8,000.00']));
  },
};

/** The pointer reads the nearest value, and a tap announces it. */
export const Tapped: Story = {
  ...onLargePhone,
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('application');
    await waitFor(() => expect(stage.querySelectorAll('circle')).toHaveLength(1));
    await fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: clientXFromStart(stage, 0) });
    await expect(within(stage).getByText(firstDay)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(new RegExp(`^${firstDay}`));
  },
};

export const AsATable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.asTable }));
    const table = within(canvas.getByRole('table', { name: 'Receiving Wallet over time' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(`${firstDay}$8,000.00`);
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Dashes distinguish two lines too. */
export const Several: Story = {
  args: {
    series: [
      { label: 'Profit', tone: 'one' },
      { label: 'Drawdown', tone: 'two' },
    ],
    ...ready({
      ...balance,
      points: balance.points.map(({ at, values: [value = '0'] }) => ({
        at,
        values: [subtractAmounts(value, '10000'), scaleUsd(value, -0.2)],
      })),
    }),
  },
};

/** A value holds until the next one. */
export const Steps: Story = {
  args: { steps: true, precision: 'moment', ...ready({ ...balance, points: balances(12) }) },
};

export const Loading: Story = { args: { remote: { state: 'loading' } } };
export const Empty: Story = { args: ready({ part: undefined, sentence: '', points: [] }) };
export const Failed: Story = {
  args: { remote: failed() },
};
export const One: Story = { args: ready({ ...balance, points: balances(1) }) };

const many = countedPoints(balances(10_000));

/** Ten thousand transactions. It draws no more points than pixels, and reads each only a few times. */
export const Many: Story = {
  args: ready({ ...balance, points: many.points }),
  beforeEach: many.begin,
  play: async ({ canvas }) => {
    await drawsFewPoints(canvas, 4);
    await many.readSeldom();
  },
};

export const LongText: Story = {
  args: ready({
    ...longSummary,
    points: balance.points.map(({ at, values: [value = '0'] }) => ({
      at,
      values: [scaleUsd(value, 10_000_000)],
    })),
  }),
  globals: narrow,
  play: readFits,
};
export const Mobile: Story = { ...onLargePhone };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
