import { describe, expect, test } from 'vitest';
import * as outcomes from '@portal/portal-core/calls/outcome.fixtures';
import { afterSync, hasFoundMore, neverSynced, type KeptSync } from './useBalanceSync';

const failed = () => outcomes.failed('network');
const refused = (more: object) => outcomes.refused({}, more);
const at = (hash: string, createdAt = '2026-11-20T09:02:00Z') => ({ id: hash, hash, createdAt });
const kept = (...hashes: string[]): KeptSync => ({
  busy: true,
  last: { at: 1000, deposits: hashes.map((hash) => at(hash)) },
});

describe('after a sync', () => {
  test('keeps the result with its time, and clears an older failure', () => {
    const before = { ...kept('a'), failure: 'No.', waitUntil: 5 };
    expect(afterSync(before, { deposits: [at('b')] }, { wall: 2000, steady: 500 })).toEqual({
      busy: false,
      last: { at: 2000, deposits: [at('b')] },
    });
  });

  test('keeps the earlier result after a failure, and shows the failure [A §4 Deposit]', () => {
    expect(afterSync(kept('a'), { error: failed() }, { wall: 2000, steady: 500 })).toEqual({
      ...kept('a'),
      busy: false,
      failure: 'Something Went Wrong Please Try Again....',
      waitUntil: undefined,
    });
    const refusal = refused({ message: 'Not today.' });
    expect(afterSync(neverSynced, { error: refusal }, { wall: 2000, steady: 500 })).toMatchObject({
      failure: 'Not today.',
    });
  });

  test('a server that wants a wait gets it (429) [A §4 Deposit]', () => {
    const busy = refused({ status: 429, retryAfter: 30 });
    expect(afterSync(neverSynced, { error: busy }, { wall: 2000, steady: 500 }).waitUntil).toBe(30_500);
  });
});

test.each([
  ['nothing the first time', neverSynced, [], false],
  ['something the first time', neverSynced, [at('a')], true],
  ['the same again', kept('a', 'b'), [at('a'), at('b')], false],
  ['one more', kept('a'), [at('b'), at('a')], true],
  ['one more in a list that is full', kept('a', 'b'), [at('c'), at('a')], true],
  ['fewer', kept('a', 'b'), [at('a')], false],
  ['two without a hash', { busy: true, last: { at: 1, deposits: [{ id: '1' }] } }, [{ id: '1' }], false],
])('%s: found more is %4$s [A §4 Deposit]', (_what, before, deposits, found) => {
  expect(hasFoundMore(before, deposits)).toBe(found);
});
