import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot, onPhone } from '../../testing/windows';
import { glossary, type GlossaryWord } from './glossary';
import { Words } from './Words';

const meta = {
  title: 'Components/Words',
  component: Words,
  args: { of: Object.keys(glossary) as GlossaryWord[] },
} satisfies Meta<typeof Words>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every word of the product that needs it, folded until it is asked for. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const { meaning } of Object.values(glossary))
      await expect(canvas.getByText(meaning)).not.toBeVisible();
    const summary = canvasElement.querySelector('summary')!;
    for (const { name } of Object.values(glossary)) await expect(summary).toHaveTextContent(name);
    await userEvent.click(summary);
    for (const { meaning } of Object.values(glossary)) await expect(canvas.getByText(meaning)).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone, parameters: { ...onPhone.parameters, ...noSnapshot } };
