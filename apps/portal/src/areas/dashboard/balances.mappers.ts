import type { WalletBalances } from '@portal/ui/screens/dashboard';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseFields } from '@portal/portal-core/fromApi/parse';

/** The wallets of the dashboard's answer (A §3), for all screens. Unreadable ones are absent. */
export function toBalances(body: Answer<'/dashboard'> | undefined): Partial<WalletBalances> {
  const data = parseFields(parseFields(body).data);
  return {
    payIn: parseMoney(data.payin_balance),
    payOut: parseMoney(data.payout_balance),
    live: parseMoney(data.live_balance),
    pamm: parseMoney(data.fixed_balance),
  };
}
