import { describe, expect, test } from 'vitest';
import {
  toCancelBody,
  toCancelLiveBody,
  hasCancelTerms,
  toCancelTerms,
  toTerms,
  unfiltered,
} from './cancellation.mappers';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

describe('the cancellation terms of a list (D71)', () => {
  test('is read as the contract has it [B §3 Subscriptions]', () => {
    const cancel_data = {
      cancel_package: 1,
      fees: [{ title: 'Cancellation Fee', type: 'percent', value: '10' }],
      instructions: ['Seven days.', '<b>Final.</b>'],
    };
    expect(toCancelTerms(sent({ cancel_data }))).toEqual({
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
    expect(toCancelTerms(sent({ cancel_data }))).toEqual({
      allowed: true,
      fees: [{ title: 'Fee', kind: 'text', value: 'a tenth' }],
      instructions: ['Wait.'],
    });
  });

  // Proves: purchaseMessages.cannotCancel
  test.each([
    null,
    'x',
    {},
    { cancel_data: null },
    { cancel_data: [1] },
    { cancel_data: { cancel_package: 'maybe', fees: [null, 'x', {}], instructions: [null, '', {}] } },
  ])('nothing is known of %j, and nothing breaks [B §3 Subscriptions]', (body) => {
    expect(toCancelTerms(sent(body))).toEqual({ allowed: false, fees: [], instructions: [] });
    expect(hasCancelTerms(sent(body))).toBe(false);
  });

  test.each<[unknown, object[]]>([
    ['25.00', [{ kind: 'amount', value: '25.00' }]],
    [25, [{ kind: 'amount', value: '25' }]],
    [0, [{ kind: 'amount', value: '0' }]],
    ['1,250.00', [{ kind: 'amount', value: '1250.00' }]],
    [
      ['25', '10%'],
      [
        { kind: 'amount', value: '25' },
        { kind: 'percent', value: '10' },
      ],
    ],
    ['10%', [{ kind: 'percent', value: '10' }]],
    ['%', []],
    ['free', []],
    ['', []],
    [true, []],
  ])('a fee of %j is the cancellation fee (D130)', (fees, shown) => {
    expect(toCancelTerms(sent({ cancel_data: { fees } })).fees).toEqual(
      shown.map((fee) => ({ title: 'Cancellation Fee', ...fee })),
    );
  });

  test('is cut where it is too long to be one', () => {
    const cancel_data = { instructions: ['x'.repeat(2000)] };
    expect(toCancelTerms(sent({ cancel_data })).instructions[0]).toHaveLength(1000);
  });

  test('is waited for, and none when the list does not come', () => {
    const refetch = () => undefined;
    expect(toTerms({ isFetching: true, refetch })).toBeUndefined();
    expect(toTerms({ error: {}, isFetching: true, refetch })).toBeUndefined();
    expect(toTerms({ isFetching: false, refetch })).toBeUndefined();
    expect(toTerms({ error: {}, isFetching: false, refetch })).toEqual({
      ...{ allowed: false, fees: [], instructions: [] },
    });
    expect(
      toTerms({ data: sent({ cancel_data: { cancel_package: 1 } }), isFetching: true, refetch })?.allowed,
    ).toBe(true);
  });
});

test('nothing filters either history', () => {
  expect(unfiltered).toEqual([]);
});

describe('the body', () => {
  const sent = { id: '7', reason: ' Enough ', code: '4821' };

  test.each(['otp', 'mpin', 'authenticator', 'passkey'])(
    'has the code under %s (D72) [B §4 Cancel live subscription]',
    (authType) => {
      expect(toCancelBody(sent, authType)).toEqual({ id: '7', reason: 'Enough', [authType]: '4821' });
      expect(toCancelLiveBody(sent, authType)).toEqual({ reason: 'Enough', [authType]: '4821' });
    },
  );

  test('has no reason where none is given', () => {
    expect(toCancelBody({ id: '7', code: '4821' }, 'otp')).toEqual({ id: '7', reason: '', otp: '4821' });
    expect(toCancelLiveBody({ id: '7', code: '4821' }, 'otp')).toEqual({ reason: '', otp: '4821' });
  });

  test('is not overwritten by an auth type', () => {
    for (const authType of ['id', 'reason'])
      expect(toCancelBody(sent, authType)).toEqual({ id: '7', reason: 'Enough', otp: '4821' });
    expect(toCancelLiveBody(sent, 'reason')).toEqual({ reason: 'Enough', otp: '4821' });
  });
});
