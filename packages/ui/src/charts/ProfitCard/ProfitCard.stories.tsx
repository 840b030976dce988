import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow, longSummary, narrow } from '../container/narrow.fixtures';
import { haveEqualHeights, States } from '../container/equalHeights.fixtures';
import { ProfitCard, type ProfitCardProps } from './ProfitCard';
import { profitArgs, toProfit } from './ProfitCard.fixtures';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { profitMessages } from '../../text/charts/profitMessages';
import { getArrows } from '../../testing/textDirection';
import { readingText } from '../container/countedPoints.fixtures';
import { formatDate } from '../../text/format/dates';
import { withoutIsolates } from '../../text/wholeText.fixtures';
import { chartMessages } from '../messages';
import { exportMessages } from '../../text/exportMessages';
import { failed } from '../../remote.fixtures';

// Spec: B §2 Account Details, B §2 Payouts
const meta = {
  title: 'Components/Charts/ProfitCard',
  component: ProfitCard,
  args: profitArgs,
} satisfies Meta<typeof ProfitCard>;

export default meta;
type Story = StoryObj<typeof meta>;
const ready = (data: ReturnType<typeof toProfit>) =>
  ({ profit: { state: 'ready', data } }) satisfies Partial<ProfitCardProps>;

/** Shows the sum, the deepest drawdown and the number of wins. Keys read each trade to the live region. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const amount = String.raw`−\$[\d,.]+`;
    const trades = profitMessages.sentence({ won: '160', lost: '80' });
    const deepest = profitMessages.deepest({ amount, day: '3 August 2026' });
    const shown = canvas.getByRole('region', { name: profitMessages.heading });
    await expect(withoutIsolates(shown.textContent)).toMatch(
      new RegExp(withoutIsolates(`${deepest}${trades}`)),
    );
    const stage = canvas.getByRole('application', { name: `${profitMessages.name}. ${trades}` });
    await waitFor(() => expect(stage.querySelectorAll('circle')).toHaveLength(2));
    stage.focus();
    const { next } = getArrows();
    await userEvent.keyboard(`{Home}${next}${next}`);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText(
        formatDate('2026-05-05T07:13:00Z', 'long'),
        [profitMessages.profit, '−$29.65'],
        [profitMessages.drawdown, '−$55.20'],
      ),
    );
  },
};

export const AsATable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.asTable }));
    const table = canvas.getByRole('table', { name: profitMessages.name });
    await expect(table).toHaveTextContent(
      [
        ...[profitMessages.axis, profitMessages.profit, profitMessages.drawdown],
        `${formatDate('2026-05-04T09:00:00Z', 'long')}$6.40$0.00`,
      ].join(''),
    );
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { profit: { state: 'loading' } }, parameters: noSnapshot };
export const Empty: Story = {
  args: ready({ part: undefined, sentence: '', points: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(profitMessages.none)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { profit: failed() },
  parameters: noSnapshot,
};
export const One: Story = { args: ready(toProfit(1)) };
export const Many: Story = { args: ready(toProfit(10_000)) };

/** The figure may wrap in a narrow card, but never after its sign. */
export const LongText: Story = {
  args: ready({ ...toProfit(60), ...longSummary, figure: `-${longSummary.figure}` }),
  globals: narrow,
  play: async ({ canvas }) => {
    await expectNoOverflow();
    const [text] = canvas.getByText(/^−.?\$987/).childNodes;
    const getTop = (sign: string) => {
      const range = new Range();
      range.setStart(text!, text!.textContent!.indexOf(sign));
      range.setEnd(text!, range.startOffset + 1);
      return range.getBoundingClientRect().top;
    };
    await expect(getTop('$')).toBe(getTop('−'));
    await expect(getTop('9')).toBe(getTop('−'));
  },
};
export const Mobile: Story = { ...onLargePhone };
/** The middle of one letter, in px. */
function getMiddle(text: Node, at: number): number {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
}

/** The minus sign precedes its figure in the grid, as in the text above. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [loss] = await canvas.findAllByText(/^−\$\d/, { selector: 'bdi' });
    const words = loss!.firstChild!;
    await expect(getMiddle(words, 0)).toBeLessThan(getMiddle(words, 1));
  },
};

/** No layout shift with or without data. */
export const AsHigh: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <States data={profitArgs.profit.data} none={{ part: undefined, sentence: '', points: [] }}>
      {(profit) => <ProfitCard {...args} profit={profit} />}
    </States>
  ),
  play: haveEqualHeights,
};
export const AsHighOnPhones: Story = { ...AsHigh, globals: onLargePhone.globals };
