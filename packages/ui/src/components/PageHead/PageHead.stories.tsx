import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { PageHead } from './PageHead';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/PageHead',
  component: PageHead,
  args: {
    title: 'Withdraw History',
    note: 'Times are in UTC',
    aside: <ButtonLink href="/">Withdraw</ButtonLink>,
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Withdraw History' })).toBeVisible();
    await expect(canvas.getByText('Times are in UTC')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  },
};

export const TitleAlone: Story = { args: { note: undefined, aside: undefined } };

/** More than one line under the title. */
export const WithLegend: Story = {
  args: {
    note: undefined,
    children: (
      <ul>
        <li>Paid</li>
        <li>Unpaid</li>
      </ul>
    ),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The aside wraps under the title if both don't fit in one line. */
export const Mobile: Story = { ...onPhone };

/** On a phone the aside has the full width. */
export const AsideFills: Story = {
  args: { asideFills: true, aside: <Button style={{ inlineSize: '100%' }}>Raise a ticket</Button> },
  ...onPhone,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('banner').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.round(button.width)).toBe(Math.round(head.width));
  },
};

export const LongText: Story = {
  args: {
    title: 'A title that goes on for longer than one line of a phone has room for',
    note: 'averylongusernamethatnobodybreaks@averylongdomainthatnobodybreaks.example has sent these.',
  },
  ...onPhone,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('banner');
    await expect(head.scrollWidth).toBe(head.clientWidth);
  },
};
