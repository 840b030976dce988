import { expect, test } from 'vitest';
import { toSubjectPath } from './subjectPath';

test.each([
  [{ title: 'Withdrawal WD-261121-000231 was rejected' }, '/user/manualWithdrawList?row=WD-261121-000231'],
  [{ title: 'INV-261120-000042 is active' }, '/user/subscriptionHistory?row=INV-261120-000042'],
  [{ title: 'Ticket #42 answered' }, '/user/chat?ticket=42'],
  [{ title: '#42: answered' }, '/user/chat?ticket=42'],
  [{ title: 'KYC approved', link: '/user/kyc' }, '/user/kyc'],
  [{ title: 'WD-1 sent', link: '/user/manualWithdrawList?row=WD-2' }, '/user/manualWithdrawList?row=WD-2'],
])('%j leads to %s', (notice, path) => {
  expect(toSubjectPath(notice)).toBe(path);
});

test.each([
  [{ title: 'Welcome' }],
  [{}],
  [{ title: 7, link: {} }],
  [{ title: 'Colour #ff00aa, AWD-1, no.#3' }],
  [{ title: 'Note', link: 'https://evil.example/user/kyc' }],
  [{ title: 'Note', link: '//evil.example/user/kyc' }],
  [{ title: 'Note', link: 'javascript:alert(1)' }],
  [{ title: 'Note', link: '/login' }],
])('%j leads nowhere (T9)', (notice) => {
  expect(toSubjectPath(notice)).toBeUndefined();
});
