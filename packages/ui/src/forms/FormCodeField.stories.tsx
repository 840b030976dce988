import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { errorTexts } from '../text/messages';
import { FormCodeField } from './FormCodeField';
import { TryForm } from './forms.fixtures';
import { requiredText } from './rules/schema';
import { noSnapshot } from '../testing/windows';
import { commonMessages } from '../text/commonMessages';

const submitted = fn();

// Spec: B §5
const meta = {
  title: 'Components/Forms/FormCodeField',
  component: FormCodeField,
  args: { name: 'otp', label: 'One-time code', length: 4 },
  beforeEach: () => void submitted.mockClear(),
  render: (args) => (
    <TryForm
      initialValues={{ otp: '' }}
      schema={{ otp: requiredText(errorTexts.fieldRequired) }}
      onSubmit={submitted}
      answer={{ otp: 'Invalid otp' }}
    >
      <FormCodeField {...args} />
    </TryForm>
  ),
} satisfies Meta<typeof FormCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last digit sends nothing. A refused code clears the boxes, is announced, and can be tried again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }));
    const send = canvas.getByRole('button', { name: 'Send' });
    for (const code of ['1111', '2222']) {
      await userEvent.click(first);
      await userEvent.keyboard(code);
      await expect(canvas.queryByRole('alert')).toBeNull();
      const before = submitted.mock.calls.length;
      await userEvent.click(send);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid otp'));
      await expect(submitted).toHaveBeenCalledTimes(before + 1);
      await expect(submitted).toHaveBeenLastCalledWith({ otp: code });
      await waitFor(() => expect(first).toHaveFocus());
      await expect(first).toHaveValue('');
    }
  },
};

export const SentEmpty: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(canvas.getByRole('group')).toHaveAccessibleDescription(errorTexts.fieldRequired),
    );
    await waitFor(() =>
      expect(canvas.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus(),
    );
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** Passing by the empty boxes is no mistake. After a typed digit it is. */
export const PassedBy: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const first = canvas.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }));
    await userEvent.click(first);
    await userEvent.tab();
    await userEvent.click(document.body);
    await expect(first).not.toHaveAttribute('aria-invalid');
    await userEvent.click(first);
    await userEvent.keyboard('1{Backspace}');
    await userEvent.click(document.body);
    await waitFor(() => expect(first).toHaveAttribute('aria-invalid', 'true'));
  },
};
