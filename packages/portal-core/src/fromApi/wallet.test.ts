import { walletNames, type WalletKey } from '@portal/ui/text/wallets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWalletName } from './wallet';

const keys = Object.keys(walletNames) as WalletKey[];
const word = fc.stringMatching(/^[a-z\d]{1,9}$/);

it('a wallet is named, and never shown by its code [B §1 Wallets]', () => {
  for (const key of keys) {
    expect(parseWalletName(key)).toBe(walletNames[key]);
    expect(parseWalletName(key.toUpperCase())).toBe(walletNames[key]);
  }
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      expect(parseWalletName(words.join('_'))).not.toContain('_');
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['bonus_wallet', 'Bonus wallet'],
  ['PAY_OUT_TO_PAY_IN', 'Pay out to pay in'],
  ['My own Wallet', 'My own Wallet'],
  ['محفظة', 'محفظة'],
  ['<b>gold</b>', 'gold'],
  ['USDT', 'USDT'],
  [7, '7'],
  [null, ''],
])('%j is shown as %j', (sent, shown) => {
  expect(parseWalletName(sent)).toBe(shown);
});
