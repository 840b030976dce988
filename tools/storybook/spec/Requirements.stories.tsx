import type { Meta, StoryObj } from '@storybook/react-vite';
import { spec } from '../pagesData';
import type { Canvas } from '../../../packages/ui/src/testing/listed';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleRows } from './Requirements.fixtures';
import { RequirementsPage } from './RequirementsPage';

const meta = {
  title: 'Start here/Requirements',
  tags: ['night'],
  component: RequirementsPage,
  // Its content changes with every commit, so no image is comparable.
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
  args: { rows: spec },
} satisfies Meta<typeof RequirementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};

const rowsIn = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Filters by words, area and status together. The counts follow. */
export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`${args.rows.length} requirements`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(rowsIn(canvas)[0]).toBe(args.rows[50]?.id));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'D8');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), 'withdraw');
    await waitFor(() => expect(rowsIn(canvas)).toContain('D82'));
    await expect(rowsIn(canvas)).not.toContain('D83');
    await userEvent.click(canvas.getByRole('radio', { name: /tested/ }));
    const tested = args.rows.filter(({ state }) => state === 'tested').map(({ id }) => id);
    for (const id of rowsIn(canvas)) await expect(tested).toContain(id);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' nothing-like-it');
    await expect(await canvas.findByText('No requirement is like that')).toBeVisible();
  },
};

/** A row links to its stories and names its tests. */
export const Evidence: Story = {
  args: { rows: spec.filter(({ id }) => id === 'D36') },
  play: async ({ canvas, args }) => {
    const [row] = args.rows;
    const link = canvas.getAllByRole('link')[0];
    await expect(link).toHaveAttribute('href', `./?path=/story/${row?.screens[0]?.id ?? 'none'}`);
    await expect(link).toHaveAttribute('target', '_top');
    await userEvent.click(canvas.getByText(/tests? in/));
    await expect(canvas.getByText(row?.tests[0]?.file ?? 'none')).toBeVisible();
  },
};

/** Entries are grouped by the headings of docs/spec, with a count for each state. */
export const UnderTheirSection: Story = {
  args: { rows: sampleRows },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'A §2: screens and routes' });
    await expect(heading.parentElement).toHaveTextContent('1 tested, 1 shown');
    await expect(rowsIn(canvas)).toEqual(['A §2 Login', 'A §2 Not found', 'D36']);
    await userEvent.click(canvas.getByRole('radio', { name: /^1 tested$/ }));
    await expect(rowsIn(canvas)).toEqual(['A §2 Login']);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phoneLarge' } } };
