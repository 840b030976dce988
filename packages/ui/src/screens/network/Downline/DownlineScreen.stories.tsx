import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { DownlineScreen } from './DownlineScreen';
import { crowd, downlineArgs, levelField, levels, oddLevels } from './DownlineScreen.fixtures';

const meta = {
  title: 'Screens/Network/Downline',
  component: DownlineScreen,
  args: downlineArgs,
} satisfies Meta<typeof DownlineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };
const fields = [levelField];

async function view(canvasElement: HTMLElement, level: number) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `View level ${level}` }));
  return within(await screen.findByRole('dialog', { name: `Downline users for level ${level}` }));
}

/** The columns of B §2. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Level',
      'User Count',
      'Self Bot Investment',
      'Self Live Investment',
      'Action',
    ]);
    await expect(canvas.getByRole('row', { name: /Level 3/ })).toHaveTextContent('$18,350.00');
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Downline) => (
      <AppShell {...shellArgs} path="/user/downlineDetails">
        <Downline />
      </AppShell>
    ),
  ],
};

/** Who is in a level, with the modal's own headings (B §2, D97). */
export const Viewed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await view(canvasElement, 2);
    await expect(dialog.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Serial No',
      'Username',
      'Self Bot Investment',
      'Self Pool Investment',
      'Joining Date',
    ]);
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(9);
    await expect(dialog.getByRole('row', { name: /member2/ })).toHaveTextContent('11-03-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(within(canvasElement).getByRole('button', { name: 'View level 2' })).toHaveFocus();
  },
};

export const ViewedMobile: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const dialog = await view(canvasElement, 3);
    await expect(dialog.getByText('1–20 of 46')).toBeVisible();
  },
};

/** A level of twelve thousand: a page at a time, the serial numbers go on. */
export const Crowd: Story = {
  args: { levels: pagedList([crowd], { fields }) },
  play: async ({ canvasElement }) => {
    const dialog = await view(canvasElement, 5);
    await expect(dialog.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(dialog.getByRole('button', { name: 'Page 600' }));
    await expect(dialog.getByText('11,981–12,000 of 12,000')).toBeVisible();
    await expect(dialog.getAllByRole('rowheader')[0]).toHaveTextContent('11981');
  },
};

/** 'No User Found' belongs to the modal (D93). */
export const ViewedEmpty: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await view(canvasElement, 4);
    await expect(dialog.getByText('No User Found')).toBeVisible();
  },
};

/** The filter offers 25, 50 and 75 as they are (B §9, D97). */
export const Filtered: Story = {
  args: { levels: pagedList(levels, { fields, filters: { level: '50' }, filtered: true }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.selectOptions(dialog.getByLabelText('Level'), '75');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.levels.onFiltered).toHaveBeenCalledWith({ level: '75' });
  },
};

export const OneRow: Story = { args: { levels: pagedList(levels.slice(0, 1), { fields }) } };
export const Loading: Story = { args: { levels: pagedList(levels, { ...withoutRows.loading, fields }) } };

/** 'No Data For Action' belongs to the table (D93). */
export const Empty: Story = {
  args: { levels: pagedList(levels, { ...withoutRows.empty, fields }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No Data For Action')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { levels: pagedList(levels, { ...withoutRows.failed, fields }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Something Went Wrong Please Try Again....',
    );
  },
};

/** Gaps show `--`, and what is not listed is counted (D97). */
export const LongText: Story = {
  args: { levels: pagedList(oddLevels, { fields }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    const dialog = await view(canvasElement, 1);
    await expect(dialog.getByText('2 more are not listed.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^1/ })).toHaveTextContent('1--------');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
