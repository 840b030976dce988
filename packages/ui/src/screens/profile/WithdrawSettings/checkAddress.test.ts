import { expect, it } from 'vitest';
import { checkAddress, isAddressValid, isUnknown, type AddressValues } from './checkAddress';

const bep20 = '0x52908400098527886E0F7030069857D2E4169EE7';
const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it.each<[AddressValues, object]>([
  [
    { network: '', address: '' },
    { network: 'This Field Is Required.', address: 'This Field Is Required.' },
  ],
  [{ network: '', address: bep20 }, { network: 'This Field Is Required.' }],
  [{ network: 'USDT BEP20', address: bep20 }, {}],
  [{ network: 'USDT TRC20', address: trc20 }, {}],
  [
    { network: 'USDT TRC20', address: bep20 },
    { address: 'This is a BEP20 address. Choose USDT BEP20, or enter a TRC20 address.' },
  ],
  [
    { network: 'USDT BEP20', address: trc20 },
    { address: 'This is a TRC20 address. Choose USDT TRC20, or enter a BEP20 address.' },
  ],
  [
    { network: 'USDT TRC20', address: trc20.replace('R7', '7R') },
    { address: 'There’s a mistake in this address. Copy it from your wallet again.' },
  ],
  [{ network: 'USDT TRC20', address: 'somewhere' }, {}],
])('%j → %j (D48) [A §5 Withdraw settings]', (values, errors) =>
  expect(checkAddress(values)).toEqual(errors),
);

it('only warns of a shape that it does not know [A §5 Withdraw settings]', () => {
  expect(isUnknown({ network: 'USDT BEP20', address: 'somewhere' })).toBe(true);
  expect(isUnknown({ network: 'USDT BEP20', address: bep20 })).toBe(false);
  expect(isUnknown({ network: '', address: 'somewhere' })).toBe(false);
  expect(isAddressValid({ network: 'USDT BEP20', address: bep20 })).toBe(true);
  expect(isAddressValid({ network: 'USDT BEP20', address: trc20 })).toBe(false);
});
