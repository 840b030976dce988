import { describe, expect, test } from 'vitest';
import { cancelBodyOf, cancelTermsOf } from './cancellation.view';
import { termsOf } from './terms.view';

describe('what a list says of cancelling (D71)', () => {
  test('is read as the contract has it', () => {
    const cancel_data = {
      cancel_package: 1,
      fees: [{ title: 'Cancellation Fee', type: 'percent', value: '10' }],
      instructions: ['Seven days.', '<b>Final.</b>'],
    };
    expect(cancelTermsOf({ cancel_data })).toEqual({
      allowed: true,
      fees: [{ title: 'Cancellation Fee', kind: 'percent', value: '10' }],
      instructions: ['Seven days.', 'Final.'],
    });
  });

  test('also where a list is one thing alone', () => {
    const cancel_data = {
      cancel_package: true,
      fees: { title: 'Fee', value: 'a tenth' },
      instructions: 'Wait.',
    };
    expect(cancelTermsOf({ cancel_data })).toEqual({
      allowed: true,
      fees: [{ title: 'Fee', kind: 'text', value: 'a tenth' }],
      instructions: ['Wait.'],
    });
  });

  test.each([
    null,
    'x',
    {},
    { cancel_data: null },
    { cancel_data: [1] },
    { cancel_data: { cancel_package: 'yes', fees: [null, 'x', {}], instructions: [null, '', {}] } },
  ])('nothing is known of %j, and nothing breaks', (body) => {
    expect(cancelTermsOf(body)).toEqual({ allowed: false, fees: [], instructions: [] });
  });

  test('is waited for, and none when the list does not come', () => {
    const refetch = () => undefined;
    expect(termsOf({ isFetching: true, refetch })).toBeUndefined();
    expect(termsOf({ error: {}, isFetching: false, refetch })?.allowed).toBe(false);
    expect(
      termsOf({ data: { cancel_data: { cancel_package: 1 } }, isFetching: true, refetch })?.allowed,
    ).toBe(true);
  });
});

describe('the body', () => {
  test.each(['otp', 'mpin', 'authenticator', 'passkey'])('has the code under %s (D72)', (authType) => {
    expect(cancelBodyOf({ reason: ' Enough ', code: '4821' }, authType)).toEqual({
      reason: 'Enough',
      [authType]: '4821',
    });
  });

  test.each(['id', 'reason'])('is not overwritten by the auth type %s', (authType) => {
    expect(cancelBodyOf({ reason: 'Enough', code: '4821' }, authType)).toEqual({
      ...{ reason: 'Enough', otp: '4821' },
    });
  });
});
