import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { parsePlainText } from './parse';

const isCode = /^[a-z\d]+(?:_[a-z\d]+)+$/i;

/**
 * A wallet's name by its key in the API, in any case. Another text is the server's own name. A key that the portal
 * doesn't know becomes words: `bonus_wallet` is `Bonus wallet`. '' without either.
 */
export function parseWalletName(value: unknown): string {
  const text = parsePlainText(value, 60);
  const key = text.toLowerCase();
  if (isWallet(key)) return walletNames[key];
  if (!isCode.test(text)) return text;
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
}
