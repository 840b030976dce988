import { expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { judged } from './judged';

/** Fields for decimals, each with what it takes. */
const decimalFields: Readonly<Record<string, string>> = {
  'packages/ui/src/forms/FormMoneyField.tsx': 'every amount: its text stays as typed, letters are refused',
  'packages/ui/src/screens/subscriptions/AddAccount/AddAccountDialog.tsx': 'the number of an MT5 account',
};

const product = files.filter((file) => /^packages\/ui\/src\/.*(?<!\.stories|\.fixtures)\.tsx$/.test(file));

it('has one field for amounts, which takes no letter out (D157)', () => {
  const decimal = product.filter((file) => /inputMode=.*['"]decimal['"]/.test(read(file)));
  expect(decimal).toEqual(Object.keys(decimalFields));
  expect(read('packages/ui/src/forms/FormMoneyField.tsx')).toMatch(/Omit<FormTextFieldProps, 'filter'/);
});

it('draws every field with a currency sign by it (D157)', () => {
  const withSign = product.filter((file) => /prefix=\{?[^}\n]*['"][$₹]['"]/.test(read(file)));
  expect(withSign).toEqual(['packages/ui/src/forms/FormMoneyField.tsx']);
  const users = product.filter((file) => /<Form(Money|Amount)Field\b/.test(read(file)));
  judged('fields for amounts', users.length);
});
