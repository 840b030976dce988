import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { errorTexts } from '../../text/messages';
import { Field } from './Field';
import { FieldBox } from './FieldBox';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Remarks',
    children: (control) => (
      <FieldBox>
        <input {...control} autoComplete="off" />
      </FieldBox>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Remarks' });
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(control).not.toHaveAttribute('aria-describedby');
  },
};

/** The error is announced before the hint, and the hint stays. */
export const WithError: Story = {
  args: { aside: 'Optional', hint: 'At most 200 letters', error: errorTexts.fieldRequired },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Remarks' });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(`${errorTexts.fieldRequired} At most 200 letters`);
  },
};

export const LongText: Story = {
  args: { label: 'A label that goes on and on '.repeat(8), error: 'x'.repeat(300) },
  ...onPhone,
};
