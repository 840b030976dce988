import type { Meta, StoryObj } from '@storybook/react-vite';
import { clauses } from '../pagesData';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ClausesPage } from './ClausesPage';

const meta = {
  title: 'Spec/Clauses',
  component: ClausesPage,
  // What it shows changes with every commit: nothing to compare a picture with.
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
  args: { rows: clauses },
} satisfies Meta<typeof ClausesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};

const rowsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

/** By words, by area and by state, all three at once; the counts follow. */
export const Filtered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(`${args.rows.length} clauses`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(rowsIn(canvasElement)[0]).toBe(args.rows[50]?.id);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'D8');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), 'withdraw');
    await waitFor(() => expect(rowsIn(canvasElement)).toContain('D82'));
    await expect(rowsIn(canvasElement)).not.toContain('D83');
    await userEvent.click(canvas.getByRole('radio', { name: /tested/ }));
    const tested = args.rows.filter(({ state }) => state === 'tested').map(({ id }) => id);
    for (const id of rowsIn(canvasElement)) await expect(tested).toContain(id);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), ' nothing-like-it');
    await expect(await canvas.findByText('No clause is like that')).toBeVisible();
  },
};

/** A row leads to the stories that show it and names the tests that prove it. */
export const Evidence: Story = {
  args: { rows: clauses.filter(({ id }) => id === 'D36') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [row] = args.rows;
    const link = canvas.getAllByRole('link')[0];
    await expect(link).toHaveAttribute('href', `./?path=/story/${row?.screens[0]?.id ?? 'none'}`);
    await expect(link).toHaveAttribute('target', '_top');
    await userEvent.click(canvas.getByText(/tests? in/));
    await expect(canvas.getByText(row?.tests[0]?.file ?? 'none')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phoneLarge' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
