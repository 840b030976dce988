import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import { expectNoOverflow, longSummary, narrow } from '../container/narrow.fixtures';
import { haveEqualHeights, States } from '../container/equalHeights.fixtures';
import { RoiCard, type RoiCardProps } from './RoiCard';
import { roiArgs, toRoi } from './RoiCard.fixtures';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { roiMessages } from '../../text/charts/roiMessages';
import { getArrows } from '../../testing/textDirection';
import { readingText } from '../container/countedPoints.fixtures';
import { chartMessages } from '../messages';
import { exportMessages } from '../../text/exportMessages';
import { roiPaid } from '../../text/figures/listFigures';
import { failed } from '../../remote.fixtures';

// Spec: B §2 Live history
const meta = {
  title: 'Components/Charts/RoiCard',
  component: RoiCard,
  args: roiArgs,
} satisfies Meta<typeof RoiCard>;

export default meta;
type Story = StoryObj<typeof meta>;
const ready = (data: ReturnType<typeof toRoi>) =>
  ({ roi: { state: 'ready', data } }) satisfies Partial<RoiCardProps>;

/** Each subscription shows the amount paid, the rest, and their sum: its limit. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('application', {
      name: new RegExp(String.raw`^${roiMessages.name}\. Closest to its limit`),
    });
    stage.focus();
    await userEvent.keyboard(`{Home}${getArrows().next}`);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText(
        'Live Desk #61, since 14 August 2026',
        [chartMessages.sum, '$1,000.00'],
        [roiMessages.rest, '$630.00'],
        [roiPaid.title, '$370.00'],
      ),
    );
  },
};

export const AsATable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.asTable }));
    await expect(canvas.getByRole('table', { name: roiMessages.name })).toHaveTextContent(
      [roiMessages.axis, roiPaid.title, roiMessages.rest, chartMessages.sum].join(''),
    );
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Hidden in the table and in the readout. The file asks before it shows them. */
export const AmountsHidden: Story = {
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  parameters: noSnapshot,
  play: endAt('The table with dots', async ({ args, canvas, canvasElement }) => {
    const stage = canvas.getByRole('application', { name: new RegExp(`^${roiMessages.name}`) });
    stage.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      chartMessages.value({ label: chartMessages.sum, value: '$••••' }),
    );
    await userEvent.keyboard('t');
    const table = canvas.getByRole('table', { name: roiMessages.name });
    await expect(table).toHaveTextContent('$••••');
    await expect(table).not.toHaveTextContent(/\$\d/);
    await snapshot('The table with dots');
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    const question = within(await screen.findByRole('dialog', { name: exportMessages.withAmounts }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  }),
};

export const Loading: Story = { args: { roi: { state: 'loading' } }, parameters: noSnapshot };
export const Empty: Story = {
  args: ready({ part: undefined, sentence: '', categories: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(roiMessages.none)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { roi: failed() },
  parameters: noSnapshot,
};
export const One: Story = { args: ready(toRoi(1)) };
export const Many: Story = { args: ready(toRoi(100)) };
export const LongText: Story = {
  args: ready({ ...toRoi(4), ...longSummary }),
  globals: narrow,
  play: expectNoOverflow,
};
export const Mobile: Story = { ...onLargePhone };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** No layout shift with or without data. */
export const AsHigh: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <States data={roiArgs.roi.data} none={{ part: undefined, sentence: '', categories: [] }}>
      {(roi) => <RoiCard {...args} roi={roi} />}
    </States>
  ),
  play: haveEqualHeights,
};
export const AsHighOnPhones: Story = { ...AsHigh, globals: onLargePhone.globals };
