import { afterEach, expect, test, vi } from 'vitest';
import { putWords } from '../wording';

afterEach(() => {
  globalThis.portalWording = undefined;
  vi.resetModules();
});

/** In a language that has these words. */
async function inWords(words: Record<string, string>) {
  putWords(words, 'es');
  vi.resetModules();
  return import('./summaryTitles');
}

test('a card’s title that is known stands in the member’s language, a wallet’s by the wallet’s name', async () => {
  const { summaryTitleOf } = await inWords({
    'summaryTitles.pendingTransfers': 'Transferencias pendientes',
    'walletNames.pay_in': 'Billetera de recepción',
  });
  expect(
    ['Pending Transfers', 'Receiving Wallet', 'Debit', 'Gold Wallet', 'toString'].map(summaryTitleOf),
  ).toEqual(['Transferencias pendientes', 'Billetera de recepción', 'Debit', 'Gold Wallet', 'toString']);
});

test('the wallets’ titles on the wire are the same in every language', async () => {
  await inWords({ 'walletNames.pay_in': 'Billetera de recepción' });
  const [{ walletNames }, { walletTitles }] = await Promise.all([import('../wallets'), import('./titles')]);
  expect([walletNames.pay_in, walletTitles.pay_in]).toEqual(['Billetera de recepción', 'Receiving Wallet']);
});
