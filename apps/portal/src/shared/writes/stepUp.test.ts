import { expect, test } from 'vitest';
import { refused } from '../calls/outcome.fixtures';
import { fieldTextsOf } from '../calls/refusalTexts';
import { askedProofOf, stepUpNames, stepUpOf } from './stepUp';

const named = (name: string) => refused({}, { fields: { [name]: ['Please confirm this change.'] } });

test.each(['otp', 'mpin', 'authenticator'] as const)(
  'a refusal that names %s asks for it, at the field of the proof (T29)',
  (name) => {
    expect(askedProofOf(named(name), { type: 'type' })).toBe(name);
    expect(fieldTextsOf(named(name), stepUpNames)).toEqual({ proof: 'Please confirm this change.' });
    expect(stepUpOf(name, '4193')).toEqual({ [name]: '4193' });
  },
);

test('what asks for nothing shows no field, and nothing goes out unasked', () => {
  for (const error of [undefined, named('type'), refused({}, { message: 'Invalid otp' })])
    expect(askedProofOf(error, {})).toBeUndefined();
  // The form of the authenticator has a field for it already.
  expect(askedProofOf(named('authenticator'), { authenticator: 'code' })).toBeUndefined();
  expect(stepUpOf(undefined, '4193')).toEqual({});
  expect(stepUpOf('otp', undefined)).toEqual({});
});
