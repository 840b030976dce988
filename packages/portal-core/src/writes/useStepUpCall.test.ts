import { expect, test } from 'vitest';
import { refused } from '../calls/outcome.fixtures';
import { toFieldTexts } from '../calls/refusalTexts';
import { selectAskedSecondFactor, stepUpNames, getStepUp } from './useStepUpCall';

const named = (name: string) => refused({}, { fields: { [name]: ['Please confirm this change.'] } });

test.each(['otp', 'mpin', 'authenticator'] as const)(
  'a refusal that names %s asks for it, at the field of the proof (T29)',
  (name) => {
    expect(selectAskedSecondFactor(named(name), { type: 'type' })).toBe(name);
    expect(toFieldTexts(named(name), stepUpNames)).toEqual({ secondFactor: 'Please confirm this change.' });
    expect(getStepUp(name, '4193')).toEqual({ [name]: '4193' });
  },
);

test('what asks for nothing shows no field, and nothing goes out unasked', () => {
  for (const error of [undefined, named('type'), refused({}, { message: 'Invalid otp' })])
    expect(selectAskedSecondFactor(error, {})).toBeUndefined();
  // The authenticator's form already has a field for it.
  expect(selectAskedSecondFactor(named('authenticator'), { authenticator: 'code' })).toBeUndefined();
  expect(getStepUp(undefined, '4193')).toEqual({});
  expect(getStepUp('otp', undefined)).toEqual({});
});
