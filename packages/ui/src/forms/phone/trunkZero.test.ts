import { expect, it } from 'vitest';
import { withoutTrunkZero } from './trunkZero';

it.each([
  ['a number as it is dialled at home', '+23408012345', '+234', '+2348012345'],
  ['without a plus', '23408012345', '234', '2348012345'],
  ['the zero that was just typed', '+2340', '+234', '+234'],
  ['a number as it is dialled abroad', '+2348012345', '+234', '+2348012345'],
  ['zeros within the number', '+2348000005', '+234', '+2348000005'],
  ['a number without its code', '08012345', '+234', '08012345'],
  ['another code', '+4408012345', '+234', '+4408012345'],
  ['no country', '+23408012345', '', '+23408012345'],
  ['a country whose numbers have the zero', '+3906123456', '+39', '+3906123456'],
])('%s', (_what, phone, code, kept) => {
  expect(withoutTrunkZero(phone, code)).toBe(kept);
});
