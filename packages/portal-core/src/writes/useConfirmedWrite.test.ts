import { describe, expect, test } from 'vitest';
import type { CallError } from '../calls/call.events';
import { toWriteOutcome } from '../calls/writeOutcome';
import { getAnswer } from './useConfirmedWrite';
import { failed, refused } from '../calls/outcome.fixtures';

const reading = {
  names: { amount: 'amount', otp: 'code', mpin: 'code' },
  own: ['code'],
};
const read = (error: unknown, more = {}) =>
  getAnswer(error as CallError, { ...reading, writeOutcome: toWriteOutcome(error as CallError), ...more });

describe('the dialog’s text for an answer', () => {
  test.each([
    ['by its words', refused({}, { message: 'Invalid otp' }), 'Invalid otp'],
    [
      'by its field',
      refused({}, { fields: { mpin: ['Four digits.'] }, message: 'Four digits.' }),
      'Four digits.',
    ],
  ])('a wrong code is reported at the code: %s [B §4 Withdraw, B §8 Invalid code]', (_how, error, text) => {
    expect(read(error)).toEqual({ dialog: { refusal: { code: text } } });
  });

  test('what is wrong with the form goes back to the form [B §4 Transfer, B §4 Withdraw]', () => {
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
  ])(
    'anything else is a sentence in the dialog, and the code is used up [B §4 Withdraw, B §8 Invalid code]',
    (error, message) => {
      expect(read(error)).toEqual({ dialog: { refusal: {}, message } });
    },
  );

  test('a failure has the words of its call (B §8) [B §8 Cancellation failed]', () => {
    const answer = read({ ...failed('network'), sent: false }, { failure: 'Request failed login again' });
    expect(answer.dialog.message).toBe('Request failed login again');
  });

  test('what is unknown is named as such, and an ended session by its toast alone', () => {
    expect(read(failed('timeout'))).toEqual({
      dialog: { refusal: {}, unknown: 'repeatable' },
    });
    const taken = refused({}, { status: 409, message: 'This confirmation belongs to another request.' });
    expect(read(taken).dialog.unknown).toBe('codeNeeded');
    expect(read({ kind: 'unauthenticated', by: 'code' })).toEqual({ dialog: { refusal: {} } });
  });

  test('a refusal that leaves an earlier try unknown has its words shown, and asks for another code (D118)', () => {
    const wrong = refused({}, { message: 'Invalid otp' });
    expect(read(wrong, { writeOutcome: 'unknown' })).toEqual({
      dialog: { refusal: {}, unknown: 'codeNeeded', message: 'Invalid otp' },
    });
  });

  test('a failure with an id can be reported to support by it (T34)', () => {
    const named = { ...failed('malformed'), status: 500, requestId: '0f3a' };
    expect(read(named).dialog).toEqual({ refusal: {}, unknown: 'repeatable', reference: '0f3a' });
  });
});
