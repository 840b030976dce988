import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { accessTexts } from '../../text/messages';
import { PasswordField } from './PasswordField';
import { onPhone } from '../../testing/windows';
import { commonMessages } from '../../text/commonMessages';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.showPassword }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.hidePassword }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const WithError: Story = { args: { defaultValue: '', error: accessTexts.passwordRequired } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { ...onPhone };
