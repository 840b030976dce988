import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageField } from './LanguageField';
import { noSnapshot } from '../../testing/windows';
import { languageFieldMessages } from './messages';

const meta = {
  title: 'Components/LanguageField',
  component: LanguageField,
  args: { language: 'en', languages: ['en', 'hi', 'es', 'ar'], onLanguageChange: fn() },
} satisfies Meta<typeof LanguageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language is in its own name, for members who can't read the others. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: languageFieldMessages.language });
    await expect(field).toHaveDisplayValue('English');
    // The portal draws the arrow, so it looks the same in every engine.
    await expect(field).toHaveStyle({ appearance: 'none' });
    await canvas.findByRole('option', { name: 'العربية' });
    await userEvent.selectOptions(field, 'العربية');
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith('ar');
  },
};

/** Languages without texts are not offered. */
export const Some: Story = {
  args: { language: 'hi', languages: ['en', 'hi', 'xx'] },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'English' });
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('हिन्दी');
  },
};
