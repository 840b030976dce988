import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillCallingCode } from './fillCallingCode';

describe('the phone after a choice of country (D31)', () => {
  it.each([
    ['an empty one is filled', '', '', '+234', '+234'],
    ['a lone plus is filled', '+', '', '+234', '+234'],
    ['the code alone changes', '+234', '+234', '+44', '+44'],
    ['the number behind the code stays', '+2348012345', '+234', '+44', '+448012345'],
    ['a typed number stays', '08012345', '', '+234', '08012345'],
    ['a typed number stays at the next choice too', '08012345', '+234', '+44', '08012345'],
    ['a code typed by hand stays', '+4420794', '', '+234', '+4420794'],
    ['the same code again changes nothing', '+12025550100', '+1', '+1', '+12025550100'],
    ['a longer code', '+12025550100', '+1', '+1684', '+16842025550100'],
    ['a country without a code', '', '', '', ''],
    ['without a plus, as the profile has it', '2348012345', '234', '44', '448012345'],
  ])('%s: %j [A §2 Registration, A §5 Profile]', (_what, phone, previous, next, filled) => {
    expect(fillCallingCode(phone, previous, next)).toBe(filled);
  });

  it('never loses a digit that the member typed [A §5 Profile]', () => {
    const code = fc.stringMatching(/^\+[1-9]\d{0,3}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,15}$/), code, code, (typed, previous, next) => {
        expect(fillCallingCode(previous + typed, previous, next)).toBe(next + typed);
        expect(fillCallingCode(typed, previous, next)).toBe(typed);
      }),
    );
  });
});
