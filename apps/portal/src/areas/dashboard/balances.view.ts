import type { WalletBalances } from '@portal/ui/screens/dashboard';
import type { Answer } from '../../shared/wire/answer';
import { amountOf, fieldsOf } from '../../shared/wire/wire';

/** The wallets of the dashboard's answer (A §3), for every screen that shows one; what can't be read is absent. */
export function balancesOf(body: Answer<'/dashboard'> | undefined): Partial<WalletBalances> {
  const data = fieldsOf(fieldsOf(body).data);
  return {
    payIn: amountOf(data.payin_balance),
    payOut: amountOf(data.payout_balance),
    live: amountOf(data.live_balance),
    pamm: amountOf(data.fixed_balance),
  };
}
