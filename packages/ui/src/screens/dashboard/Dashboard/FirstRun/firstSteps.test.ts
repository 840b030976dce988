import { expect, test } from 'vitest';
import { getDone, selectNext, type FirstSteps } from './firstSteps';

const open = { state: 'open' } as const;
const steps: FirstSteps = {
  ...{ email: { state: 'done' }, pin: { state: 'unknown' }, kyc: { state: 'waiting' }, deposit: open },
  ...{ package: open, share: open },
};

test('the next step is the first that the member can take, and only what is done counts', () => {
  expect(selectNext(steps)).toBe('deposit');
  expect(getDone(steps)).toBe(1);
  expect(selectNext({ ...steps, kyc: { state: 'reading' } })).toBe('kyc');
  expect(selectNext({ ...steps, deposit: { state: 'done' }, package: { state: 'unknown' } })).toBe('share');
});
