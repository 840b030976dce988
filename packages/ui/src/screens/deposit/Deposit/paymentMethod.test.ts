import { expect, it } from 'vitest';
import { isPayable } from './paymentMethod';

const bep20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it.each([
  [bep20, 'USDT BEP20'],
  [bep20.toLowerCase(), 'BEP20'],
  [trc20, 'USDT TRC20'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Some network'],
])('%s may be paid on %s', (address, network) => expect(isPayable(address, network)).toBe(true));

it.each([
  // From the other network, mistyped, cut off, or with extra characters.
  [bep20, 'USDT TRC20'],
  [trc20, 'USDT BEP20'],
  [bep20.replace('5aA', '5aa'), 'USDT BEP20'],
  [trc20.replace('R7', '7R'), 'USDT TRC20'],
  [bep20.slice(0, -1), 'USDT BEP20'],
  [`${bep20} `, 'USDT BEP20'],
  [`ethereum:${bep20}`, 'USDT BEP20'],
  [`${bep20}\u202e`, 'USDT BEP20'],
  ['', 'USDT BEP20'],
  ['', 'Some network'],
  ['null', 'Some network'],
  ['<b>bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq</b>', 'Some network'],
  ['https://evil.example/address', 'Some network'],
  ['not available at the moment', 'Some network'],
])('%j may not be paid on %s [A §4 Deposit]', (address, network) =>
  expect(isPayable(address, network)).toBe(false),
);
