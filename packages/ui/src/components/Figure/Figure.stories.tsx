import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card';
import { Money } from '../Money/Money';
import { Figure } from './Figure';
import { FigureRow, FigureRows } from './FigureRow';
import { Figures } from './Figures';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  args: { label: 'Total Subscription', children: <Money figure="totalSubscription" value="6500" /> },
  render: (args) => (
    <Card heading="Account" padded={false}>
      <Figures>
        <Figure {...args} />
        <Figure label="Subscription Date">12 March 2026, 10:42</Figure>
        <Figure label="My Sponsor" />
        <Figure label="Total Bot Bonus">
          <Money figure="totalBotBonus" value="9312.4" />
        </Figure>
        <Figure label="Matching Bonus">
          <Money figure="matchingBonus" value="1985" />
        </Figure>
      </Figures>
    </Card>
  ),
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Total Subscription');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$6,500.00');
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('--');
  },
};
export const Rows: Story = {
  render: (args) => (
    <Card heading="Community">
      <FigureRows>
        <FigureRow {...args} />
        <FigureRow label="Total Matching Pairs">296</FigureRow>
        <FigureRow label="My Sponsor" />
      </FigureRows>
    </Card>
  ),
};
export const Phone: Story = { ...onPhone };
export const LongText: Story = {
  args: {
    label: 'Total Pool Team Business of all levels',
    children: <Money figure="poolBusiness" value="123456789012.34" />,
  },
  ...onPhone,
};
