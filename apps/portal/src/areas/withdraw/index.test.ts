import { addresses, toWithdrawPath } from '@portal/ui/addresses';
import { dropDrafts, offerDrafts } from '@portal/ui/forms/draft/drafts';
import { afterEach, expect, test } from 'vitest';
import { dropKeptWithdrawals, findKeptWithdrawal } from './index';

afterEach(() => dropDrafts());

test.each([addresses.withdraw, toWithdrawPath('live')])(
  'a withdrawal typed at %s is found there, until it is sent (D140)',
  (path) => {
    offerDrafts({ [path]: { amount: '60.50' }, transfer: { amount: '1' } });
    expect(findKeptWithdrawal()).toBe(path);
    dropKeptWithdrawals();
    expect(findKeptWithdrawal()).toBeUndefined();
  },
);

test('an empty form is no typed withdrawal', () => {
  offerDrafts({ [addresses.withdraw]: {} });
  expect(findKeptWithdrawal()).toBeUndefined();
});
