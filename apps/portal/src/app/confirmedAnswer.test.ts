import { describe, expect, test } from 'vitest';
import type { CallError } from './call.events';
import { answerOf } from './confirmedAnswer';
import { failed, refused } from './outcome.fixtures';

const reading = {
  names: { amount: 'amount', otp: 'code', mpin: 'code' },
  own: ['code'],
  isUnknown: false,
  isKeyed: true,
};
const read = (error: unknown, more = {}) => answerOf(error as CallError, { ...reading, ...more });

describe('what the dialog says of an answer', () => {
  test.each([
    ['by its words', refused({}, { message: 'Invalid otp' }), 'Invalid otp'],
    [
      'by its field',
      refused({}, { fields: { mpin: ['Four digits.'] }, message: 'Four digits.' }),
      'Four digits.',
    ],
  ])('a wrong code stands at the code: %s', (_how, error, text) => {
    expect(read(error)).toEqual({ dialog: { refusal: { code: text } } });
  });

  test('what is wrong with the form goes back to the form', () => {
    const error = refused(
      {},
      { fields: { amount: ['Insufficient Balance'] }, message: 'Insufficient Balance' },
    );
    expect(read(error)).toEqual({ dialog: {}, form: { amount: 'Insufficient Balance' } });
    expect(read(error, { own: ['code', 'amount'] }).form).toBeUndefined();
  });

  test.each([
    [refused({}, { message: 'Not today.' }), 'Not today.'],
    [refused({}, { fields: { payee: ['Not yours.'] }, message: 'Not yours.' }), 'Not yours.'],
    [refused({}), 'Something Went Wrong Please Try Again....'],
    [{ ...failed('network'), sent: false }, 'Something Went Wrong Please Try Again....'],
    [{ kind: 'unauthenticated', by: 'body' }, 'Something Went Wrong Please Try Again....'],
  ])('anything else is a sentence in the dialog, and the code is used up', (error, message) => {
    expect(read(error)).toEqual({ dialog: { refusal: {}, message } });
  });

  test('a failure has the words of its call (B §8)', () => {
    const said = read({ ...failed('network'), sent: false }, { failure: 'Request failed login again' });
    expect(said.dialog.message).toBe('Request failed login again');
  });

  test('what is unknown is named as such, and an ended session by its toast alone', () => {
    expect(read(failed('timeout'), { isUnknown: true })).toEqual({
      dialog: { refusal: {}, unknown: 'repeatable' },
    });
    const taken = refused({}, { status: 409, message: 'This confirmation belongs to another request.' });
    expect(read(taken, { isUnknown: true }).dialog.unknown).toBe('codeNeeded');
    expect(read(failed('timeout'), { isUnknown: true, isKeyed: false }).dialog.unknown).toBe('never');
    expect(read({ kind: 'unauthenticated', by: 'code' })).toEqual({ dialog: { refusal: {} } });
  });
});
