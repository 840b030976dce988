import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Canvas } from '../../testing/listed';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { accessTexts } from '../../text/messages';
import { CountryField } from './CountryField';
import { countries, countryNamed, manyCountries } from './CountryField.fixtures';
import { onPhone, noSnapshot } from '../../testing/windows';
import { translateCountry } from '../../text/countries/countryNames';
import { overlayMessages } from '../../text/overlayMessages';
import { toShownCountries } from './findCountries';

// Spec: A §2 Registration, A §9
const meta = {
  title: 'Components/CountryField',
  component: CountryField,
  args: { label: 'Country', countries, value: '', onChange: fn(), placeholder: 'Choose a country' },
  render: function Controlled({ value: start, onChange, ...args }) {
    const [value, setValue] = useState(start);
    return (
      <div style={{ maxInlineSize: '23rem', minBlockSize: '28rem', alignContent: 'start', display: 'grid' }}>
        <CountryField
          {...args}
          value={value}
          onChange={(country) => {
            setValue(country?.id ?? '');
            onChange?.(country);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

const getField = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
/** The countries' names in the member's language, in the list's order. */
const shownNames = (...names: string[]) =>
  toShownCountries(countries)
    .filter(({ name, serverName = name }) => names.length === 0 || names.includes(serverName))
    .map(({ name }) => name);
const optionNames = (canvas: Canvas) =>
  canvas.queryAllByRole('option').map((option) => option.firstElementChild?.textContent);

/** Typing finds by name in any case and without accents. Enter chooses the best match. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    await expect(field).toHaveAttribute('autocomplete', 'country-name');
    await userEvent.type(field, 'COTE');
    await expect(optionNames(canvas)).toEqual(shownNames("Côte d'Ivoire"));
    await expect(canvas.getByRole('status')).toHaveTextContent(overlayMessages.results({ count: 1 }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(countryNamed("Côte d'Ivoire"));
    await expect(field).toHaveValue(translateCountry("Côte d'Ivoire"));
    await expect(field).toHaveAccessibleDescription('+225');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Finds by calling code too, with or without its plus; the exact code comes before longer ones. */
export const ByCallingCode: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const field = getField(canvas);
    await userEvent.type(field, '+1');
    await expect(optionNames(canvas)).toEqual([
      ...shownNames('Canada', 'United States'),
      translateCountry('American Samoa'),
    ]);
    await userEvent.clear(field);
    await userEvent.type(field, '234');
    await expect(optionNames(canvas)).toEqual(shownNames('Nigeria'));
  },
};

export const NothingFound: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.getByText(accessTexts.noResults, { ignore: '[role=status]' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(accessTexts.noResults);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/**
 * Arrow keys open the list and move through it, Home and End jump to its ends, Escape restores the choice.
 */
export const Keyboard: Story = {
  args: { value: countryNamed('Nigeria').id },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    const current = () => canvas.getByRole('option', { selected: true }).firstElementChild?.textContent;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await expect(current()).toBe(translateCountry('Nigeria'));
    await userEvent.keyboard('{Home}');
    await expect(current()).toBe(shownNames()[0]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(current()).toBe(shownNames()[1]);
    await userEvent.keyboard('{End}');
    await expect(current()).toBe(shownNames().at(-1));
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(translateCountry('Nigeria'));
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue(translateCountry('Nigeria'));
    await userEvent.keyboard('xyz{Escape}');
    await expect(field).toHaveValue(translateCountry('Nigeria'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      countries.find(({ name }) => translateCountry(name) === shownNames()[1]),
    );
  },
};

/** By mouse or touch, the field opens the list and keeps it open, a press chooses, and the button closes. */
export const Pointer: Story = {
  args: { value: countryNamed('Japan').id },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    await userEvent.click(field);
    await userEvent.click(field);
    // Reopening shows all countries, not only the chosen one.
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await userEvent.click(canvas.getByRole('option', { name: `${translateCountry('Norway')} +47` }));
    await expect(args.onChange).toHaveBeenCalledWith(countryNamed('Norway'));
    await expect(field).toHaveFocus();
    const button = canvas.getByRole('button', { name: overlayMessages.showCountries });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await userEvent.click(button);
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** Text on blur: a full name or a single match is chosen, anything else restores the choice. */
export const Left: Story = {
  args: { value: countryNamed('Japan').id },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    const leaveWith = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await userEvent.tab({ shift: true });
    };
    await leaveWith('ni');
    await waitFor(() => expect(field).toHaveValue(translateCountry('Japan')));
    await expect(args.onChange).not.toHaveBeenCalled();
    await leaveWith('niger');
    await waitFor(() => expect(field).toHaveValue(translateCountry('Niger')));
    await leaveWith('portu');
    await waitFor(() => expect(field).toHaveValue(translateCountry('Portugal')));
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(undefined));
    await expect(field).toHaveValue('');
  },
};

/** A name in any language and a code in capitals find the country, which keeps the server's key and name. */
export const OtherNames: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    for (const typed of ['भारत', 'الهند', 'Indien', 'india', 'IN']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveValue(translateCountry('India'));
      await expect(args.onChange).toHaveBeenLastCalledWith(countryNamed('India'));
    }
  },
};

/** Autofill in the background chooses a country without opening the list. */
export const FilledIn: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const field = getField(canvas);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'nigeria');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(countryNamed('Nigeria')));
    await expect(field).toHaveValue(translateCountry('Nigeria'));
    await expect(field).not.toHaveFocus();
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};

/** All countries: the list is at most 430 px high (A §9), and stays inside the window. */
export const Many: Story = {
  args: { countries: manyCountries },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const field = getField(canvas);
    await userEvent.click(field);
    const list = canvas.getByRole('listbox', { name: 'Country' });
    await expect(canvas.getAllByRole('option')).toHaveLength(250);
    const { height, bottom } = list.getBoundingClientRect();
    await expect(height).toBeGreaterThan(100);
    await expect(height).toBeLessThanOrEqual(430);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('option', { selected: true });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      list.getBoundingClientRect().bottom + 1,
    );
  },
};

export const WithError: Story = {
  args: { error: accessTexts.countryRequired, hint: 'Where you live' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const field = getField(canvas);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${accessTexts.countryRequired} Where you live`);
  },
};
export const Open: Story = {
  args: { value: countryNamed('Germany').id },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(getField(canvas));
  },
};
export const Disabled: Story = { args: { disabled: true, value: countryNamed('Japan').id } };
export const LongText: Story = {
  ...onPhone,
  args: { value: countryNamed('South Georgia and the South Sandwich Islands').id },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(getField(canvas));
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
