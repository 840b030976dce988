import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { newPasswordMessages } from './passwordRules';
import { NewPasswordField } from './NewPasswordField';
import { onPhone, noSnapshot } from '../../testing/windows';
import { messagePattern } from '../../testing/messagePattern';
import { answering } from '../../testing/answering';

// Spec: A §5 Password change, A §5 Registration
const meta = {
  title: 'Components/NewPasswordField',
  component: NewPasswordField,
  args: { label: 'New password', value: '', onChange: fn() },
  render: answering(NewPasswordField, { onChange: ({ target }) => ({ value: target.value }) }),
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focused and empty: the advice has no tick, and no strength is shown. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(input);
    await expect(input).toHaveAccessibleDescription(newPasswordMessages.length);
    await expect(canvas.getByText(newPasswordMessages.strength)).toBeVisible();
  },
};

/** Before the field is focused, the meter is not loaded. */
export const Untouched: Story = {
  args: { load: fn(() => new Promise<never>(() => {})) },
  parameters: noSnapshot,
};
Untouched.play = async ({ args, canvas }) => {
  await expect(canvas.getByText(newPasswordMessages.strength)).toBeVisible();
  await expect(args.load).not.toHaveBeenCalled();
};

/** A weak password gets no tick, and the strength follows the typing. */
export const Weak: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, 'P@ssw0rd123');
    await expect(input).toHaveAccessibleDescription(newPasswordMessages.length);
    await expect(await canvas.findByText(newPasswordMessages.strengthLabels.weak[0])).toBeVisible();
    await expect(
      canvas.getByText(messagePattern(newPasswordMessages.strengthLabels.weak[1])),
    ).toHaveAttribute('role', 'status');
  },
};

export const Fair: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'kJ8#qL2!');
    await expect(await canvas.findByText(newPasswordMessages.strengthLabels.fair[0])).toBeVisible();
  },
};

export const Strong: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse 7');
    await expect(await canvas.findByText(newPasswordMessages.strengthLabels.strong[0])).toBeVisible();
  },
};

/** The member's own name and username make it easy to guess. */
export const Known: Story = {
  args: { known: ['correcthorse'] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'correcthorse7');
    await expect(await canvas.findByText(newPasswordMessages.strengthLabels.weak[0])).toBeVisible();
  },
};

/** With a repeat field, equality is a rule too. */
export const Repeated: Story = {
  args: { again: 'correct horse 7' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, 'correct horse ');
    await expect(input).toHaveAccessibleDescription(
      `${newPasswordMessages.length} ${newPasswordMessages.notMet} ${newPasswordMessages.same}`,
    );
    await userEvent.type(input, '7');
    await expect(
      canvas.getByText(`${newPasswordMessages.met} ${newPasswordMessages.same}`, {
        selector: '[role=status]',
      }),
    ).toBeInTheDocument();
  },
};

/** Without the meter only the rules are shown. Typing continues, without a layout shift. */
export const MeterFailed: Story = {
  args: { load: () => Promise.reject(new Error('No network')) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    const before = canvas.getByText(newPasswordMessages.strength).getBoundingClientRect().bottom;
    await userEvent.type(input, 'correct horse 7');
    await expect(input).toHaveValue('correct horse 7');
    await expect(input).toHaveAccessibleDescription(newPasswordMessages.length);
    const gone = canvas.getByText(newPasswordMessages.strength);
    await expect(gone).not.toBeVisible();
    await expect(gone.getBoundingClientRect().bottom).toBe(before);
  },
};

export const WithError: Story = { args: { error: 'Password is Required' } };
export const Phone: Story = { ...onPhone, args: { again: '' } };
