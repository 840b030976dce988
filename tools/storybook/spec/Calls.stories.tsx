import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CallsPage } from './CallsPage';
import { calls } from '../pagesData';

const meta = {
  title: 'Start here/Calls',
  tags: ['night'],
  component: CallsPage,
  // Its content changes with every commit, so no image is comparable.
  parameters: { chromatic: { disableSnapshot: true }, controls: { disable: true } },
  args: { rows: calls },
} satisfies Meta<typeof CallsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {};

/** A path finds a call, with links to its screens and the sandbox's handler file. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'POST /transfer/amount');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    const link = canvas.getByRole('link', { name: 'Screens/Transfer/Transfer' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\.\/\?path=\/story\/screens-transfer-/),
    );
    await expect(canvas.getByText('sandbox: areas/transfer/create.ts')).toBeVisible();
  },
};

/** A call that no screen makes is labelled so (D108). */
export const Unused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^\d+ unused$/ }));
    const [row] = canvas.getAllByRole('row').slice(1);
    await expect(row).toHaveTextContent('GET /profile');
    await expect(within(row!).getByText('unused')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phoneLarge' } } };
