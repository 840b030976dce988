import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { riskMessages, RiskNotice } from './RiskNotice';
import { risk } from './RiskNotice.fixtures';
import { onPhone, noSnapshot } from '../../testing/windows';
import { expectLink } from '../../testing/expectLink';

const meta = {
  title: 'Components/RiskNotice',
  component: RiskNotice,
  args: { risk },
} satisfies Meta<typeof RiskNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(risk.text);
    for (const page of ['link', 'income'] as const) await expectLink(canvas, riskMessages[page], risk[page]);
  },
};

/** The operator has a text without a page. */
export const WithoutLink: Story = {
  args: { risk: { text: risk.text } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Without the setting our own sentence is shown. */
export const NotSet: Story = {
  args: { risk: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(riskMessages.text);
  },
};

export const LongText: Story = {
  args: { risk: { text: 'You can lose money. '.repeat(15), link: risk.link } },
};
export const Mobile: Story = { ...onPhone };
