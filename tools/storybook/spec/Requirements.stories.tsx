import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { spec } from '../pagesData';
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

/** Filters by words, area and state together. The count follows. */
export const Table: Story = {
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    const whole = String(args.rows.length);
    await expect(status).toHaveTextContent(`${whole} of ${whole} requirements`);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'D8');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), 'withdraw');
    await waitFor(() => expect(canvas.getByText('D82')).toBeVisible());
    await expect(canvas.queryByText('D83')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'bare');
    await waitFor(() => expect(canvas.queryByText('D82')).toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), '');
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), '');
    await waitFor(() => expect(status).toHaveTextContent(`${whole} of ${whole}`));
  },
};

/** A row links to its stories and names its tests. */
export const Evidence: Story = {
  args: { rows: spec.filter(({ id }) => id === 'D36') },
  play: async ({ canvas, args }) => {
    const [row] = args.rows;
    await userEvent.click(canvas.getByText(/screens, .* tests/));
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAttribute(
      'href',
      `./?path=/story/${row?.screens[0]?.id ?? 'none'}`,
    );
    await expect(canvas.getAllByText(row?.tests[0]?.file ?? 'none')[0]).toBeVisible();
  },
};
