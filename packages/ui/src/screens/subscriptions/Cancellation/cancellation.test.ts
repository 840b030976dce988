import { describe, expect, test } from 'vitest';
import { toCancelValues, type CancelTerms } from './cancellation';

const terms: CancelTerms = { allowed: true, fees: [], instructions: [] };
const row = {
  cancelId: '77',
  own: true,
  status: 'active',
  package: 'Live Desk',
  username: 'a',
  price: '5.00',
};

describe('which row offers a cancellation (D69, D70)', () => {
  test('an active one of the member’s own, where the operator allows it', () => {
    expect(toCancelValues(row, terms)).toEqual({
      id: '77',
      package: 'Live Desk',
      username: 'a',
      price: '5.00',
    });
    expect(toCancelValues({ own: true, status: 'active', cancelId: '1' }, terms)).toEqual({
      ...{ id: '1', package: '', username: '', price: '' },
    });
  });

  test('with its result, where the server sends it (D82)', () => {
    const cancelQuote = { fee: '0.50', net: '4.50' };
    expect(toCancelValues({ ...row, cancelQuote }, terms)).toMatchObject({ price: '5.00', ...cancelQuote });
    expect(toCancelValues(row, terms)).not.toHaveProperty('net');
  });

  test.each([
    ['bought for another', { ...row, own: false }, terms],
    ['no longer active', { ...row, status: 'requested' }, terms],
    ['of an unknown status', { ...row, status: undefined }, terms],
    ['without an id', { ...row, cancelId: undefined }, terms],
    ['where none is allowed', row, { ...terms, allowed: false }],
    ['before the terms are known', row, undefined],
  ])('none %s [B §2 Bot history, B §2 Live history]', (_, one, terms) =>
    expect(toCancelValues(one, terms)).toBeUndefined(),
  );
});
