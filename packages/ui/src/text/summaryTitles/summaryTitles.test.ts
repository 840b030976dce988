import { afterEach, expect, test, vi } from 'vitest';
import { putMessages } from '../putMessages';

afterEach(() => {
  globalThis.portalWording = undefined;
  vi.resetModules();
});

/** Runs in a language with these messages. */
async function inMessages(words: Record<string, string>) {
  putMessages(words, 'es');
  vi.resetModules();
  return import('./summaryTitles');
}

test('translates a known title of a card, and a wallet’s title by the wallet’s name', async () => {
  const { translateSummaryTitle } = await inMessages({
    'summaryTitles.pendingTransfers': 'Transferencias pendientes',
    'walletNames.pay_in': 'Billetera de recepción',
  });
  expect(
    ['Pending Transfers', 'Receiving Wallet', 'Debit', 'Gold Wallet', 'toString'].map(translateSummaryTitle),
  ).toEqual(['Transferencias pendientes', 'Billetera de recepción', 'Debit', 'Gold Wallet', 'toString']);
});

test('keeps the API’s titles of wallets in every language', async () => {
  await inMessages({ 'walletNames.pay_in': 'Billetera de recepción' });
  const [{ walletNames }, { walletTitles }] = await Promise.all([import('../wallets'), import('./titles')]);
  expect([walletNames.pay_in, walletTitles.pay_in]).toEqual(['Billetera de recepción', 'Receiving Wallet']);
});
