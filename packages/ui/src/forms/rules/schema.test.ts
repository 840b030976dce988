import { object, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { requiredAmount, requiredSecret, requiredText, sameAs, ticked } from './schema';

const form = object({
  name: requiredText('Name is Required'),
  password: requiredSecret('Password is Required'),
  again: sameAs('password', 'Password not matching with new password', 'This Field Is Required.'),
  amount: requiredAmount('Amount is Required'),
  agreed: ticked('Agree first'),
});
const good = { name: 'Amara', password: ' p ', again: ' p ', amount: '10.5', agreed: true };

const getProblem = (values: object): string[] => {
  try {
    form.validateSync({ ...good, ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
};

// A §5.
describe('schema helpers', () => {
  it('take good values', () => expect(getProblem({})).toEqual([]));
  it.each([
    [{ name: '' }, ['Name is Required']],
    [{ name: null }, ['Name is Required']],
    [{ name: '  ' }, ['Name is Required']],
    [{ name: undefined }, ['Name is Required']],
    [{ password: 'x' }, ['Password not matching with new password']],
    [{ password: ' p', again: ' p ' }, ['Password not matching with new password']],
    [{ amount: '' }, ['Amount is Required']],
    [{ amount: '1e3' }, ['Enter a number, like 1,234.50.']],
    [{ agreed: false }, ['Agree first']],
  ])(
    'refuse %j [A §5 Form helper, A §5 Password change, A §5 Registration, B §5, B §5 Update MT5 password]',
    (values, errors) => expect(getProblem(values)).toEqual(errors),
  );
  it('ask for a secret before comparing it', () => {
    expect(getProblem({ password: '', again: '' })).toContain('Password is Required');
  });
});
