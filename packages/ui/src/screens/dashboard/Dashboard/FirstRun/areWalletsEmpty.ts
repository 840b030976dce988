import type { Remote } from '../../../../remote';
import type { WalletBalances } from '../WalletCard';

/** Whether every wallet is known to be empty. An unreadable balance may contain money. */
export function areWalletsEmpty(wallets: Remote<WalletBalances>): boolean {
  if (wallets.state !== 'ready') return false;
  const { payIn, payOut, live, pamm } = wallets.data;
  return [payIn, payOut, live, pamm].every((amount) => /^-?[0.]+$/.test(amount ?? ''));
}
