import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import news from '../../../../CHANGELOG.md?raw';
import { ChangesPage } from '../pages/changes/ChangesPage';
import { FindPage } from '../pages/find/FindPage';
import { HealthPage } from '../pages/health/HealthPage';
import { samplePass } from './pass.fixtures';

/** The pages of the pass as stories, for axe and plays only: in the sidebar they stand as pages. */
const meta = {
  title: 'Pages/Pass',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn text leads to the frames that show it. */
export const Find: Story = {
  render: () => <FindPage pass={samplePass} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Text on a screen' }), 'insufficient balance');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 frames'));
    await expect(canvas.getByRole('link', { name: 'Refused' })).toHaveAttribute(
      'href',
      './?path=/story/screens-withdraw-withdraw--refused',
    );
    await expect(canvas.getByText('Insufficient Balance!')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' of nobody');
    await waitFor(() => expect(canvas.getByText('No frame draws these words')).toBeVisible());
  },
};

/** What is ill is counted and named, and twins are shown with what they differ in. */
export const Health: Story = {
  render: () => <HealthPage pass={samplePass} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '1 wider than their window' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: /Refused$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '2 look like another' }));
    await expect(
      canvas.getByRole('heading', { name: 'They differ in what is said and not drawn.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '0 fail' }));
    await expect(canvas.getByText('Every play ends well in every window.')).toBeVisible();
  },
};

/** Where the pass has not run, pages say how it is run. */
export const WithoutPass: Story = {
  render: () => <FindPage pass={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run room')).toBeVisible();
  },
};

/** The first pass has nothing to be compared with, and says so beside the change log. */
export const FirstPass: Story = {
  render: () => <ChangesPage pass={samplePass} news={news} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is the first commit that was looked at')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What’s new' })).toBeVisible();
  },
};
