import type { Canvas } from '../../../testing/listed';
import { userEvent } from 'storybook/test';
import { countryNamed } from '../../../components/CountryField/CountryField.fixtures';
import { registerMessages } from './messages';
import { accessTexts } from '../../../text/visitorMessages';

export const getFields = (canvas: Canvas) => {
  const field = (name: string) => canvas.getByLabelText<HTMLInputElement>(name);
  return {
    name: field(registerMessages.name),
    username: field(registerMessages.username),
    email: field(registerMessages.email),
    country: canvas.getByRole('combobox', { name: registerMessages.country }),
    phone: field(registerMessages.phone),
    password: field(registerMessages.password),
    pin: field(registerMessages.pin),
    terms: canvas.getByRole('checkbox', { name: accessTexts.agree }),
    signUp: canvas.getByRole('button', { name: accessTexts.signUp }),
  };
};

/** Fills in the fields that every plan requires, and ticks the box. */
export async function fillIn(canvas: Canvas) {
  const fields = getFields(canvas);
  await userEvent.type(fields.name, 'Kenji Mori');
  await userEvent.type(fields.username, 'kenji88');
  await userEvent.type(fields.email, 'kenji@mail.com');
  await userEvent.type(fields.country, 'japan{Enter}');
  await userEvent.type(fields.phone, '312345678');
  await userEvent.type(fields.password, 'correct horse 7');
  await userEvent.type(fields.pin, '2580');
  await userEvent.click(fields.terms);
  return fields;
}

export const filled = {
  name: 'Kenji Mori',
  username: 'kenji88',
  email: 'kenji@mail.com',
  country: countryNamed('Japan').id,
  phone: '+81312345678',
  password: 'correct horse 7',
  pin: '2580',
};
