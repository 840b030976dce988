import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { amara } from '../BasicInfoTab.fixtures';
import { detailsSchema, selectEdited } from './detailsSchema';

const whole = { name: 'Amara', email: 'a@mail.example', country: '161', phone: '234', dob: '1991-05-30' };
const schema = detailsSchema('2026-11-21');
const toProblems = (values: object): string[] => {
  try {
    schema.validateSync({ ...whole, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

it.each([
  [{}, []],
  [{ dob: '' }, []],
  [{ dob: '2026-11-21' }, []],
  [{ dob: '2026-11-22' }, ['This date is in the future.']],
  [{ dob: '1991-02-30' }, ['Enter a valid date.']],
  [{ dob: '0001-01-01' }, ['Enter a valid date.']],
  [{ name: '  ' }, ['This Field Is Required.']],
  [{ phone: '' }, ['This Field Is Required.']],
  [{ country: '' }, ['This Field Is Required.']],
  [{ email: 'a@' }, ['Enter a valid email address.']],
])('%j → %j (A §5) [A §5 Profile]', (values, problems) => expect(toProblems(values)).toEqual(problems));

it('sends the whole set once something was edited (D57)', () => {
  expect(selectEdited(amara, { ...amara, city: ' Abuja ' })).toEqual({ ...amara, city: 'Abuja' });
  expect(selectEdited(amara, { ...amara, city: '' })).toEqual({ ...amara, city: '' });
  expect(selectEdited(amara, { ...amara, state: 'Lagos ', addressLine2: '  ' })).toBeUndefined();
});
