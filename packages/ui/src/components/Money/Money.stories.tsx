import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import { AmountsShown } from './useAmountsHidden';
import { Money } from './Money';
import { noSnapshot } from '../../testing/windows';

// Spec: A §1, B §1
const meta = {
  title: 'Components/Money',
  component: Money,
  args: { figure: 'usable', value: '12480.5' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12,480.50')).toBeVisible();
    // A translator could change the amount (T43).
    await expect(canvas.getByText('$12,480.50')).toHaveAttribute('translate', 'no');
  },
};
export const Display: Story = {
  args: { variant: 'display' },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$12,480.50');
    await expect(canvas.getByText('.50').tagName).toBe('SMALL');
  },
};
export const Credit: Story = {
  args: { value: '2000', signed: true, tone: 'good' },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+$2,000.00');
  },
};
export const Loss: Story = {
  args: { value: '-12.34567', decimals: 4, tone: 'bad', currency: 'none' },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−12.3457');
  },
};

/** In right-to-left text too, the sign precedes the figure. The test compares their positions. */
export const RightToLeft: Story = {
  ...Credit,
  parameters: noSnapshot,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('+$2,000.00').firstChild!;
    const edge = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(edge(0)).toBeLessThan(edge(1));
  },
};
export const Rupees: Story = { args: { value: '41500', currency: 'inr' }, parameters: noSnapshot };
export const Malformed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { value: 'NaN' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^--$/);
  },
};

/** Hidden immediately and everywhere, except in a confirmation. */
export const Hidden: Story = {
  args: { value: '1234.50' },
  parameters: noSnapshot,
  render: (args) => (
    <>
      <p>
        <Money {...args} />
      </p>
      <AmountsShown value>
        <p>
          <Money {...args} />
        </p>
      </AmountsShown>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [anywhere, confirmed] = [...canvasElement.querySelectorAll('p')];
    hideAmounts(true);
    try {
      await waitFor(() => expect(anywhere).toHaveTextContent(/^\$••••$/));
      await expect(confirmed).toHaveTextContent('$1,234.50');
    } finally {
      hideAmounts(false);
    }
    await waitFor(() => expect(anywhere).toHaveTextContent('$1,234.50'));
  },
};
