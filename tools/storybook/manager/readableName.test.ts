import { expect, it } from 'vitest';
import { toReadableName } from './readableName';

it('writes names of the sidebar as people do', () => {
  expect(
    ['DataList', 'WithdrawHistory', 'Button', 'Kyc', 'KYC', 'MT5', 'Long Text'].map(toReadableName),
  ).toEqual([...['Data list', 'Withdraw history', 'Button', 'KYC', 'KYC', 'MT5', 'Long Text']]);
});
