import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { scaleUsd } from '../usd.fixtures';
import { expectNoOverflow, narrow, readFits } from '../container/narrow.fixtures';
import { haveEqualHeights, States } from '../container/equalHeights.fixtures';
import { BalanceCard, type BalanceCardProps } from './BalanceCard';
import { balanceArgs, balanceDays, balanceOfYear, chosenDays } from './BalanceCard.fixtures';
import type { Balance } from './Balances';
import { countedPoints, drawsFewPoints } from '../container/countedPoints.fixtures';
import { readingText } from '../container/countedPoints.fixtures';
import { endLabel } from './span';
import { numberOfDay, toNoon } from '../../text/format/dayNumbers';
import { spanText } from '../../text/format/spanText';
import { withoutIsolates, wholeText } from '../../text/wholeText.fixtures';
import { balanceMessages } from '../../text/charts/balanceMessages';
import { chartMessages } from '../messages';
import { noSnapshot, onLargePhone } from '../../testing/windows';
import { clientXFromStart, getArrows } from '../../testing/textDirection';
import { messagePattern } from '../../testing/messagePattern';
import { exportMessages } from '../../text/exportMessages';
import { walletCredits, walletDebits } from '../../text/charts/figures';
import { answering } from '../../testing/answering';
import { expectRetry, failed } from '../../remote.fixtures';

// Spec: B §2 Transactions
const meta = {
  title: 'Components/Charts/BalanceCard',
  component: BalanceCard,
  args: balanceArgs,
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;
const desktop = { viewport: { value: 'desktop' } };
const ready = (data: Balance) => ({ balance: { state: 'ready', data } }) satisfies Partial<BalanceCardProps>;

/** Applies the choice, like the filter of a list. */
const Choosing = answering(BalanceCard, { onSelect: (chosen) => ({ chosen }) });

const toWords = (day: string) => spanText({ from: day, to: day });
const firstDay = '2025-11-24';
const name = balanceMessages.name({ wallet: 'Receiving Wallet' });

const drawnLine = (stage: HTMLElement) => waitFor(() => expect(stage.querySelector('circle')).not.toBeNull());

/** Shows the figure, its change and the flows. Keys read each day to the live region. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const money = String.raw`\$[\d,.]+`;
    const moved = balanceMessages.moved({ incoming: money, outgoing: money });
    const since = balanceMessages.since({
      change: String.raw`\+\$2\d,\d{3}\.\d\d`,
      day: '24 November 2025',
    });
    const shown = canvas.getByRole('region', { name: 'Receiving Wallet' });
    await expect(withoutIsolates(shown.textContent)).toMatch(
      new RegExp(withoutIsolates(String.raw`\$31,\d{3}\.\d\d${since}${moved}`)),
    );
    const label = new RegExp(withoutIsolates(`^${name}. ${moved}`));
    const stage = canvas.getByRole('application', { name: (own) => label.test(withoutIsolates(own)) });
    await drawnLine(stage);
    stage.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText(
        toWords(firstDay),
        [balanceMessages.balance, '$8,250.00'],
        [walletCredits.title, '$200.00'],
        [walletDebits.title, '$150.00'],
      ),
    );
  },
};

/** A drag with mouse or finger chooses the days from its start to its end, in either order. */
export const DrawnByPointer: Story = {
  parameters: noSnapshot,
  render: Choosing,
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application');
    await drawnLine(stage);
    const { width, top } = stage.getBoundingClientRect();
    const to = (days: number, pointerType: string) => ({
      ...{ pointerType, pointerId: 1, button: 0, clientY: top + 9 },
      clientX: clientXFromStart(stage, (width * days) / 361),
    });
    for (const type of ['mouse', 'touch']) {
      await fireEvent.pointerDown(stage, to(216, type));
      await fireEvent.pointerMove(stage, to(150, type));
      await expect(args.onSelect).not.toHaveBeenCalled();
      await fireEvent.pointerUp(stage, to(72, type));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ from: '2026-02-04', to: '2026-06-28' });
      await userEvent.click(canvas.getByRole('button', { name: balanceMessages.all }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
      args.onSelect.mockClear();
    }
  },
};

/** A tap or a press without a drag reads, and chooses nothing. */
export const Tapped: Story = {
  ...onLargePhone,
  play: async ({ args, canvas, canvasElement }) => {
    const stage = canvas.getByRole('application');
    await drawnLine(stage);
    const at = { pointerType: 'touch', pointerId: 1, button: 0, clientX: clientXFromStart(stage, 1) };
    const moved = { ...at, clientX: clientXFromStart(stage, 3) };
    await fireEvent.pointerDown(stage, at);
    await fireEvent.pointerMove(stage, moved);
    await fireEvent.pointerUp(stage, moved);
    const month = toWords(firstDay).slice('24'.length);
    await expect(withoutIsolates(canvasElement.querySelector('[aria-live]')?.textContent)).toMatch(
      new RegExp(`^2\\d${month}: ${balanceMessages.balance} `),
    );
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Shift with the arrow keys extends, Enter applies, Delete clears; each is announced. Escape cancels. */
export const DrawnByKeys: Story = {
  parameters: noSnapshot,
  render: Choosing,
  play: async ({ args, canvas, canvasElement }) => {
    const stage = canvas.getByRole('application', {
      description: messagePattern(balanceMessages.keys),
    });
    await drawnLine(stage);
    stage.focus();
    const live = canvasElement.querySelector('[aria-live]');
    const { next, previous } = getArrows();
    await userEvent.keyboard(`{Home}${next}{Shift>}${next}${next}{/Shift}`);
    await expect(live).toHaveTextContent(
      balanceMessages.selected({ dates: spanText({ from: '2025-11-25', to: '2025-11-27' }) }),
    );
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard(`{Shift>}${previous}{/Shift}{Enter}`);
    await expect(args.onSelect).toHaveBeenLastCalledWith({ from: '2025-11-26', to: '2025-11-27' });
    await expect(live).toHaveTextContent(
      balanceMessages.filtered({ dates: spanText({ from: '2025-11-26', to: '2025-11-27' }) }),
    );
    await userEvent.keyboard('{Delete}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
    await expect(live).toHaveTextContent(balanceMessages.unfiltered);
  },
};

/** The list's filter is a band, with its days below. */
export const Chosen: Story = {
  args: chosenDays,
  // A phone does not fit both days; see Mobile.
  globals: desktop,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const day of ['2026-08-18', '2026-09-29'])
      await expect(canvas.getByText(endLabel(toNoon(numberOfDay(day))))).toBeVisible();
    await expect(canvas.getByText(wholeText(/41 transactions in the list below/))).toBeVisible();
  },
};

/** Days outside the chart leave it unchanged. */
export const ChosenOutside: Story = {
  args: { chosen: { to: '2024-01-01' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: balanceMessages.all })).toBeVisible();
    await drawnLine(canvas.getByRole('application'));
  },
};

export const AsATable: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('t');
    const table = canvas.getByRole('table', { name });
    const titles = [balanceMessages.day, balanceMessages.balance, walletCredits.title, walletDebits.title];
    await expect(table).toHaveTextContent(
      [name, ...titles, toWords(firstDay), '$8,250.00', '$200.00', '$150.00'].join(''),
    );
    await userEvent.click(canvas.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name,
        rows: expect.arrayContaining([['2025-11-24', '8250.00', '200.00', '150.00']]) as unknown,
      }),
    );
  },
};

/** The same height as with data, with a legend placeholder. */
export const Loading: Story = {
  args: { balance: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(balanceMessages.balance)).toBeVisible();
  },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: ready({ part: undefined, sentence: '', points: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(balanceMessages.none)).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  args: {
    balance: failed(retry),
  },
  play: expectRetry(retry),
  parameters: noSnapshot,
};

export const One: Story = { args: ready({ ...balanceOfYear, points: balanceDays(1) }) };

const many = countedPoints(balanceDays(10_000));

/**
 * Ten thousand days with transactions. It draws no more points than pixels, and reads each only a few times.
 * A step of the line has two points.
 */
export const Many: Story = {
  args: ready({ ...balanceOfYear, points: many.points }),
  beforeEach: many.begin,
  play: async ({ canvas }) => {
    await drawsFewPoints(canvas, 2 * 4);
    await many.readSeldom();
  },
};

export const LongText: Story = {
  args: {
    wallet: 'A wallet of a long name '.repeat(3),
    ...ready({
      figure: '987654321012.99',
      change: { words: `+$98,765,432,101.29 since ${'x'.repeat(40)}`, meaning: 'plain' },
      part: undefined,
      sentence: 'W'.repeat(90),
      points: balanceDays(300).map(({ at, values }) => ({
        at,
        values: values.map((value) => scaleUsd(value, 9_000_000)),
      })),
    }),
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await readFits({ canvas });
    await userEvent.keyboard('t');
    await expectNoOverflow();
  },
};

const earlier = fn();
/** A part of the time, with the way to the rest. */
export const PartOfTheTime: Story = {
  args: {
    ...ready({
      ...balanceOfYear,
      points: balanceDays(200),
      part: balanceMessages.part({ day: '5 May 2026' }),
    }),
    onEarlierRequest: earlier,
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(balanceMessages.part({ day: '5 May 2026' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: chartMessages.earlier }));
    await expect(earlier).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  args: chosenDays,
  ...onLargePhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** In right-to-left text today is on the left, and the chosen days are mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    const stage = canvas.getByRole('application');
    await drawnLine(stage);
    const at = { pointerType: 'mouse', pointerId: 1, button: 0 };
    // The chart may still take its final width.
    await waitFor(async () => {
      const { left, width } = stage.getBoundingClientRect();
      // On a phone a pixel is more than a day.
      await fireEvent.pointerDown(stage, { ...at, clientX: left + 0.5 });
      await fireEvent.pointerMove(stage, { ...at, clientX: left + width / 2 });
      await fireEvent.pointerUp(stage, { ...at, clientX: left + width / 2 });
      await expect(args.onSelect).toHaveBeenLastCalledWith(
        expect.objectContaining({ to: '2026-11-20' }) as unknown,
      );
    });
  },
};

/** No layout shift with or without data. */
export const AsHigh: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: desktop,
  render: (args) => (
    <States data={balanceArgs.balance.data} none={{ part: undefined, sentence: '', points: [] }}>
      {(balance) => <BalanceCard {...args} balance={balance} />}
    </States>
  ),
  play: haveEqualHeights,
};
export const AsHighOnPhones: Story = { ...AsHigh, globals: onLargePhone.globals };
