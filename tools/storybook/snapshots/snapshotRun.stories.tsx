import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FindPage } from '../pages/find/FindPage';
import { HealthPage } from '../pages/health/HealthPage';
import { sampleRun } from './snapshotRun.fixtures';
import { noSnapshot } from '../../../packages/ui/src/testing/windows';

/** The run's pages as stories, only for axe and plays. The sidebar lists them as pages. */
const meta = {
  title: 'Pages/Snapshot run',
  tags: ['!dev', '!autodocs', 'night'],
  parameters: { ...noSnapshot },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visible text links to the snapshots that show it. */
export const Find: Story = {
  render: () => <FindPage run={sampleRun} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Text on a screen' }), 'insufficient balance');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 snapshots'));
    await expect(canvas.getByRole('link', { name: 'Refused' })).toHaveAttribute(
      'href',
      './?path=/story/screens-withdraw-withdraw--refused',
    );
    await expect(canvas.getByText('Insufficient Balance!')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' of nobody');
    await waitFor(() => expect(canvas.getByText('No snapshot draws these words')).toBeVisible());
  },
};

/** Errors are counted and named. */
export const Health: Story = {
  render: () => <HealthPage run={sampleRun} />,
  play: async ({ canvas }) => {
    const kind = canvas.getByRole('combobox', { name: 'What is looked for' });
    await expect(kind).toHaveDisplayValue('1 wider than their window');
    await expect(canvas.getByRole('link', { name: /Default$/ })).toBeVisible();
    await userEvent.selectOptions(kind, 'fails');
    await expect(canvas.getByText('Every play ends well in every window.')).toBeVisible();
  },
};

/** Without a snapshot run, the pages explain how to make one. */
export const WithoutRun: Story = {
  render: () => <FindPage run={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run nightly -- snapshots')).toBeVisible();
  },
};
