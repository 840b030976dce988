import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fits, longSummary, narrow, readFits } from '../container/narrow.fixtures';
import { haveEqualHeights, States } from '../container/equalHeights.fixtures';
import { LevelsCard } from './LevelsCard';
import { deep, investment, levelsArgs, members } from './LevelsCard.fixtures';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { levelsMessages } from '../../text/charts/levelsMessages';
import { networkTexts } from '../../text/messages';
import { getArrows } from '../../testing/textDirection';
import { readingText } from '../container/reading.fixtures';
import { chartMessages } from '../messages';
import { exportMessages } from '../../text/exportMessages';
import { errorTexts } from '../../text/visitorMessages';
import { levelMembers } from '../../text/figures/listFigures';

// Spec: B §2 Payouts, B §2 Total Downline Business
const meta = {
  title: 'Components/Charts/LevelsCard',
  component: LevelsCard,
  args: levelsArgs,
} satisfies Meta<typeof LevelsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the sum and the largest level. Keys read each level to the live region, and Enter chooses one. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: levelsMessages.heading })).toHaveTextContent(
      'Level 3 has the most: 46 of 57.',
    );
    const stage = canvas.getByRole('application', {
      name: `${levelsMessages.membersBy}. Level 3 has the most: 46 of 57.`,
    });
    stage.focus();
    await userEvent.keyboard(`{Home}${getArrows().next}`);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText('Level 2', [levelMembers.title, '9']),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChosen).toHaveBeenCalledWith('2', undefined);
    await userEvent.click(canvas.getByRole('radio', { name: levelsMessages.investment }));
    await expect(args.onCounted).toHaveBeenCalledWith('investment');
  },
};

/** The two kinds of investment, to the cent. */
export const Investment: Story = {
  args: { counted: 'investment', levels: { state: 'ready', data: investment } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('t');
    const table = within(canvas.getByRole('table', { name: levelsMessages.investmentBy }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      levelsMessages.level,
      networkTexts.selfBotInvestment,
      networkTexts.selfLiveInvestment,
      chartMessages.sum,
    ]);
    await expect(table.getByRole('row', { name: /^Level 3/ })).toHaveTextContent(
      'Level 3$18,350.00$40,000.00$58,350.00',
    );
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({
        rows: expect.arrayContaining([['Level 2', '4200.00', '12500.00', '16700.00']]) as unknown,
      }),
    );
  },
};

/** The same height as with data. */
export const Loading: Story = { args: { levels: { state: 'loading' } }, parameters: noSnapshot };

const retry = fn();
export const Failed: Story = {
  args: { levels: { state: 'failed', message: errorTexts.somethingWrongTryAgain, onRetry: retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(retry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
};

export const Empty: Story = {
  args: { levels: { state: 'ready', data: { part: undefined, sentence: '', categories: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(levelsMessages.none)).toBeVisible();
  },
};

export const One: Story = {
  args: {
    levels: {
      state: 'ready',
      data: {
        figure: '2',
        part: undefined,
        sentence: 'Level 1 has the most: 2 of 2.',
        categories: members.categories.slice(0, 1),
      },
    },
    chosen: '1',
  },
};

/** All levels of the filter, with the longest sums. */
export const Many: Story = {
  args: { counted: 'investment', levels: { state: 'ready', data: deep } },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Mobile: Story = { ...onLargePhone };

export const LongText: Story = {
  args: { counted: 'investment', levels: { state: 'ready', data: { ...deep, ...longSummary } } },
  globals: narrow,
  play: async ({ canvas }) => {
    await readFits({ canvas });
    await userEvent.keyboard('t');
    await fits();
  },
};

/** In right-to-left text the first level is on the right, and the arrow keys move in their direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText('Level 2', [levelMembers.title, '9']),
    );
  },
};

/** No layout shift with or without data. */
export const AsHigh: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <States data={levelsArgs.levels.data} none={{ part: undefined, sentence: '', categories: [] }}>
      {(levels) => <LevelsCard {...args} levels={levels} />}
    </States>
  ),
  play: haveEqualHeights,
};
export const AsHighOnPhones: Story = { ...AsHigh, globals: onLargePhone.globals };
