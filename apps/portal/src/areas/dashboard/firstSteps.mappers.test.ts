import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toFirstSteps, toKycStep } from './firstSteps.mappers';
import { isNewcomer } from './isNewcomer';

const nothing = {
  ...{ payin_balance: '0.00', payout_balance: '0.00', live_balance: '0', fixed_balance: '0.00' },
  ...{ total_subscription: '0.00', live_total_subscription: '0.00', subscription_date: null },
  ...{ total_income: '0.00', live_total_income: '0.00', total_referrals: 0 },
};
const first_steps = {
  ...{ email_confirmed_at: '2026-11-20T08:02:00Z', pin_set_at: null },
  ...{ first_deposit_at: null, first_package_at: null },
};
const body = (more: object = {}) => sent({ status: true, data: { ...nothing, ...more } });
const open = { state: 'open' } as const;

describe('a newcomer', () => {
  test('never bought a package and never received anything', () => {
    expect(isNewcomer(body())).toBe(true);
    expect(isNewcomer(body({ first_steps }))).toBe(true);
    expect(isNewcomer(sent({ data: { first_steps } }))).toBe(true);
  });

  test.each<[object]>([
    [{ total_subscription: '100.00' }],
    [{ live_total_subscription: 500 }],
    [{ subscription_date: '2026-03-12T10:42:00Z' }],
    [{ total_income: '0.01' }],
    [{ live_total_income: '2.00' }],
    [{ total_subscription: 'x' }],
    [{ first_steps: { ...first_steps, first_package_at: '2026-03-12T10:42:00Z' } }],
  ])('is not a member with %j [A §2 Dashboard]', (more) => {
    expect(isNewcomer(body(more))).toBe(false);
  });

  test.each<[unknown]>([[undefined], [null], ['x'], [{}], [{ data: [] }], [{ data: { first_steps: 'x' } }]])(
    'is not seen in %j [A §2 Dashboard]',
    (broken) => {
      expect(toFirstSteps(sent(broken), open)).toBeUndefined();
    },
  );
});

test('steps are done where the server has their time, open where it has null, else not known (D113) [A §2 Dashboard]', () => {
  expect(toFirstSteps(body({ first_steps }), open)).toEqual({
    ...{ email: { state: 'done', at: '2026-11-20T08:02:00Z' }, pin: open, kyc: open },
    ...{ deposit: open, package: open, share: open },
  });
  expect(toFirstSteps(body({ total_referrals: 'x' }), open)).toMatchObject({
    ...{ email: { state: 'unknown' }, pin: { state: 'unknown' }, share: { state: 'unknown' } },
  });
  expect(toFirstSteps(body({ total_referrals: '2' }), open)?.share).toEqual({ state: 'done' });
});

test('money in any wallet counts as a deposit, with any other answer', () => {
  const toDepositStep = (more: object) => toFirstSteps(body(more), open)?.deposit;
  expect(toDepositStep({})).toEqual(open);
  expect(toDepositStep({ live_balance: '0.50' })).toEqual({ state: 'done' });
  expect(toDepositStep({ first_steps, payin_balance: 250 })).toEqual({ state: 'done' });
  expect(toDepositStep({ pamm_balance: '1', fixed_balance: null })).toEqual({ state: 'unknown' });
});

test('the KYC is verified, lacks something, or waits to be looked at (D41)', () => {
  const step = (kyc_status: unknown, lacks = false, reading = false) =>
    toKycStep(sent({ kyc_status }), { lacks, reading }).state;
  expect(step(1)).toBe('done');
  expect(step('0', true)).toBe('open');
  expect(step(0, false, true)).toBe('reading');
  expect(step(0)).toBe('waiting');
  expect(step('odd')).toBe('unknown');
  expect(toKycStep(undefined, { lacks: false, reading: true }).state).toBe('reading');
});
