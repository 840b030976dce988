import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { changesOf } from './changesOf';
import { detailsSchema } from './detailsSchema';

const whole = { name: 'Amara', email: 'a@mail.example', country: '161', phone: '234', dob: '1991-05-30' };
const schema = detailsSchema('2026-11-21');
const problemsOf = (values: object): string[] => {
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
  [{ dob: '2026-11-22' }, ['This day is still to come.']],
  [{ dob: '1991-02-30' }, ['Enter a real date.']],
  [{ dob: '0001-01-01' }, ['Enter a real date.']],
  [{ name: '  ' }, ['This Field Is Required.']],
  [{ phone: '' }, ['This Field Is Required.']],
  [{ country: '' }, ['This Field Is Required.']],
  [{ email: 'a@' }, ['Enter a whole email address.']],
])('%j → %j (A §5)', (values, problems) => expect(problemsOf(values)).toEqual(problems));

it('sends only what was edited (D57)', () => {
  expect(changesOf({ city: 'Lagos', state: 'Lagos' }, { city: ' Abuja ', state: 'Lagos ' })).toEqual({
    city: 'Abuja',
  });
  expect(changesOf({ city: 'Lagos' }, { city: '' })).toEqual({ city: '' });
  expect(changesOf({ city: '' }, { city: '  ' })).toEqual({});
});
