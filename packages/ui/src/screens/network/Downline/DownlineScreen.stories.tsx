import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { DownlineScreen } from './DownlineScreen';
import { crowd, downlineArgs, levelField, levels, oddLevels } from './DownlineScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { downlineMessages } from './messages';
import { networkTitles } from '../../../text/columnTitles';
import { networkTexts, transactionsTexts, withdrawTexts } from '../../../text/messages';
import { teamMessages } from '../Team/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { appShellMessages } from '../../../shell/AppShell/messages';
import { exportMessages } from '../../../text/exportMessages';
import { errorTexts } from '../../../text/visitorMessages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: B §2, B §2 Total Downline Business, B §8 Downline failed, B §8 Empty states, B §9 Dates
const meta = {
  title: 'Screens/Network/Downline',
  component: DownlineScreen,
  args: downlineArgs,
} satisfies Meta<typeof DownlineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const fields = [levelField];

async function view(canvas: Canvas, level: number) {
  // On phones the row itself is the button.
  const names = [downlineMessages.viewLevel({ level }), downlineMessages.toLevel({ level })];
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^(${names.join('|')})\\b`) }));
  return within(
    await screen.findByRole('dialog', { name: `${networkTexts.downlineUsersForLevel} ${level}` }),
  );
}

/** The columns of B §2. The bars share one scale, and their parts are the sums of the row. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /CSV/ }));
    await expect(args.exporting?.onStart).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      networkTitles.level,
      networkTitles.userCount,
      networkTexts.selfBotInvestment,
      networkTexts.selfLiveInvestment,
      downlineMessages.action,
    ]);
    await expect(
      canvas.getByRole('row', { name: new RegExp(downlineMessages.toLevel({ level: 3 })) }),
    ).toHaveTextContent(
      `${downlineMessages.toLevel({ level: 3 })}46$18,350.00$40,000.00${downlineMessages.view}`,
    );
    const toWidths = (level: number) => {
      const row = canvas.getByRole('row', { name: new RegExp(downlineMessages.toLevel({ level })) });
      return [...row.querySelectorAll('[aria-hidden] > span')].map(
        (part) => part.getBoundingClientRect().width,
      );
    };
    const [bot = 0, live = 0, ...rest] = toWidths(3);
    await expect(bot / live).toBeCloseTo(18_350 / 40_000, 1);
    // Level 3 invested most, so its bar is full.
    await expect(rest).toEqual([]);
    await expect((toWidths(2)[1] ?? 0) / live).toBeCloseTo(12_500 / 40_000, 1);
    await expect(canvas.getByText('$78,150.00')).toBeVisible();
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/downlineDetails')],
};

/**
 * The members of a level, with the modal's own headings (B §2, D97), the zone of its dates, and a link to each one's
 * tree.
 */
export const Viewed: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await view(canvas, 2);
    await expect(dialog.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      networkTitles.serial,
      teamMessages.username,
      networkTexts.selfBotInvestment,
      networkTexts.selfPoolInvestment,
      networkTexts.joiningDate,
    ]);
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(9);
    await expect(dialog.getByRole('row', { name: /member3/ })).toHaveTextContent(
      '3member3$300.00$2,500.0011-04-2026',
    );
    await expect(dialog.getByText(messagePattern(overlayMessages.timesIn))).toBeVisible();
    await expectLink(dialog, 'member3', '/user/directList?user=member3');
    await userEvent.click(dialog.getByRole('button', { name: appShellMessages.close }));
    await expect(
      canvas.getByRole('button', { name: downlineMessages.viewLevel({ level: 2 }) }),
    ).toHaveFocus();
  },
};

export const ViewedMobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const dialog = await view(canvas, 3);
    await expect(
      dialog.getByText(wholeText(overlayMessages.range({ from: '1', to: '20', total: '46' }))),
    ).toBeVisible();
    await expectLink(dialog, /^member3 /, '/user/directList?user=member3');
  },
};

/** A level of twelve thousand shows one page at a time, and the serial numbers continue. */
export const Crowd: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { levels: pagedList([crowd], { fields }) },
  play: async ({ canvas }) => {
    const dialog = await view(canvas, 5);
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.page({ page: 600 }) }));
    const last = overlayMessages.range({ from: '11,981', to: '12,000', total: '12,000' });
    await expect(await dialog.findByText(wholeText(last))).toBeVisible();
    await expect(dialog.getAllByRole('rowheader')[0]).toHaveTextContent('11981');
  },
};

/** The rest of a level is requested where the server has pages (D97). */
export const WholeLevel: Story = {
  args: {
    levels: pagedList([{ ...crowd, users: crowd.users.slice(0, 60), hasMore: true }], { fields }),
    onWholeLevelOpen: fn(),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await view(canvas, 5);
    await expect(dialog.getByText(messagePattern(teamMessages.notListed))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: teamMessages.listEveryone }));
    await expect(args.onWholeLevelOpen).toHaveBeenCalledWith(5);
  },
};

/** A level's users have their own file, however many are listed. Closing the dialog cancels its export (D113). */
export const LevelExported: Story = {
  args: { levels: pagedList([{ ...crowd, users: crowd.users.slice(0, 60), hasMore: true }], { fields }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dialog = await view(canvas, 5);
    await expect(args.onLevelOpen).toHaveBeenCalledWith(expect.objectContaining({ level: 5 }));
    await userEvent.click(dialog.getByRole('button', { name: exportMessages.exportCsv }));
    await expect(args.exportingLevel?.onStart).toHaveBeenCalledOnce();
    await expect(args.exporting?.onStart).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: appShellMessages.close }));
    await expect(args.exportingLevel?.onCancel).toHaveBeenCalledOnce();
  },
};

/** A page of the level failed to load, so there is no file, and the dialog shows it. */
export const LevelExportFailed: Story = {
  args: {
    exportingLevel: {
      ...downlineArgs.exportingLevel,
      progress: { state: 'failed', message: errorTexts.somethingWrongTryAgain },
    },
  },
  play: async ({ args, canvas }) => {
    const dialog = await view(canvas, 2);
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      `${errorTexts.somethingWrongTryAgain} ${exportMessages.notSaved}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.exportingLevel?.onStart).toHaveBeenCalledOnce();
  },
};
export const LevelExportFailedMobile: Story = { ...LevelExportFailed, ...onPhone };

/** A file would miss the users that are not listed and can't be requested, so there is no export. */
export const LevelNotExported: Story = {
  args: { levels: pagedList([{ ...crowd, users: crowd.users.slice(0, 60) }], { fields }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await view(canvas, 5);
    await expect(dialog.getByText(messagePattern(teamMessages.notListed))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: exportMessages.exportCsv })).toBeNull();
  },
};

/** 'No User Found' belongs to the modal (D93). */
export const ViewedEmpty: Story = {
  play: async ({ canvas }) => {
    const dialog = await view(canvas, 4);
    await expect(dialog.getByText(networkTexts.noUserFound)).toBeVisible();
    await expect(dialog.getByText(downlineMessages.emptyLevel)).toBeVisible();
  },
};

/** The server counts the members of the level and names none, so it isn't empty. */
export const ViewedUnnamed: Story = {
  args: { levels: pagedList([{ ...crowd, users: [] }], { fields }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const dialog = await view(canvas, 5);
    await expect(dialog.getByText(messagePattern(teamMessages.notListed))).toBeVisible();
    await expect(dialog.queryByText(downlineMessages.emptyLevel)).toBeNull();
  },
};

/** The filter offers 25, 50 and 75 as they are (B §9, D97). */
export const Filtered: Story = {
  args: { levels: pagedList(levels, { fields, filters: { level: '50' }, filtered: true }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await userEvent.selectOptions(dialog.getByLabelText('Level'), '75');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.levels.onFiltersChange).toHaveBeenCalledWith({ level: '75' });
  },
};

export const OneRow: Story = {
  args: { levels: pagedList(levels.slice(0, 1), { fields }) },
  parameters: noSnapshot,
};
export const Loading: Story = {
  args: { levels: pagedList(levels, { ...withoutRows.loading, fields }) },
  parameters: noSnapshot,
};

/** 'No Data For Action' belongs to the table (D93). */
export const Empty: Story = {
  args: { levels: pagedList(levels, { ...withoutRows.empty, fields }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    // Sums without levels would repeat the empty message.
    await expect(canvas.queryByText(downlineMessages.investment)).toBeNull();
    await expectLink(canvas, nextStepMessages.shareLink, '/user/dashboard');
  },
};

export const Failed: Story = {
  args: { levels: pagedList(levels, { ...withoutRows.failed, fields }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.somethingWrongTryAgain);
  },
  parameters: noSnapshot,
};

/** Missing values show `--`, and users who are not listed are counted (D97). */
export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { levels: pagedList(oddLevels, { fields }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    const dialog = await view(canvas, 1);
    await expect(dialog.getByText(messagePattern(teamMessages.notListed))).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^1/ })).toHaveTextContent('1--------');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { ...onPhone };

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.team) };
