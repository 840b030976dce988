import type { Breakage } from '../breakage';

/** Links into a withdrawal, broken by hand. */
export const withdrawLinkBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 Manual Withdraw.10',
    what: 'a link begins with a wallet that pays nothing out',
    file: 'apps/portal/src/areas/withdraw/withdraw.view.ts',
    from: 'return wallets.find((wallet) => wallet === asked);',
    to: 'return asked as (typeof wallets)[number];',
  },
];
