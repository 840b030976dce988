import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { countries, countryNamed } from '../components/CountryField/CountryField.fixtures';
import { translateCountry } from '../text/countries/countryNames';
import { commonMessages } from '../text/commonMessages';
import { accessTexts, errorTexts } from '../text/messages';
import { phone } from './rules/filters';
import { FormCountryField } from './FormCountryField';
import { FormTextField } from './FormTextField';
import { TryForm } from './forms.fixtures';
import { requiredText } from './rules/schema';
import { noSnapshot } from '../testing/windows';
import { messagePattern } from '../testing/messagePattern';
import { failed } from '../remote.fixtures';

const submitted = fn();
const retried = fn();

const meta = {
  title: 'Components/Forms/FormCountryField',
  component: FormCountryField,
  args: {
    name: 'country',
    label: 'Country',
    countries: { state: 'ready', data: countries },
    phone: { name: 'phone', plus: true },
  },
  beforeEach: () => void submitted.mockClear(),
  render: (args) => (
    <TryForm
      initialValues={{ country: '', phone: '' }}
      schema={{
        country: requiredText(accessTexts.countryRequired),
        phone: requiredText(accessTexts.phoneRequired),
      }}
      onSubmit={submitted}
    >
      <FormCountryField {...args} />
      <FormTextField name="phone" label="Phone" filter={phone} />
    </TryForm>
  ),
} satisfies Meta<typeof FormCountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice fills in the phone, and clears both errors. The next one changes only the code (D31). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    const number = canvas.getByLabelText('Phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(country).toHaveAccessibleDescription(accessTexts.countryRequired));
    await waitFor(() => expect(country).toHaveFocus());
    await userEvent.keyboard('nigeria{Enter}');
    await expect(number).toHaveValue('+234');
    await waitFor(() => expect(country).not.toHaveAttribute('aria-invalid'));
    await expect(number).not.toHaveAttribute('aria-invalid');
    await userEvent.type(number, '8012345678');
    await userEvent.clear(country);
    await userEvent.tab();
    await userEvent.type(country, 'germ{Enter}');
    await expect(number).toHaveValue('+498012345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({
        country: countryNamed('Germany').id,
        phone: '+498012345678',
      }),
    );
  },
};

/** A number that was typed first is never changed. */
export const NumberFirst: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '08012345');
    await userEvent.type(canvas.getByRole('combobox'), 'nigeria{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue(translateCountry('Nigeria'));
    await expect(canvas.getByLabelText('Phone')).toHaveValue('08012345');
  },
};

/** The profile's phone has digits only. */
export const WithoutPlus: Story = {
  args: { phone: { name: 'phone', plus: false } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'japan{Enter}');
    await expect(canvas.getByLabelText('Phone')).toHaveValue('81');
  },
};

export const Loading: Story = {
  args: { countries: { state: 'loading' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await expect(country).toBeDisabled();
    await expect(country).toHaveAttribute('placeholder', commonMessages.loading);
  },
};

export const Failed: Story = {
  args: {
    countries: failed(retried),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(errorTexts.somethingWrongTryAgain))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(retried).toHaveBeenCalled();
  },
};
