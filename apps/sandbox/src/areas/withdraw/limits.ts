import { invalid } from '../../api/refusal';
import type { Settings } from '../../data/settings';
import { type Cents, parseAmount } from '../../ledger/amount';

type Limits = Pick<Settings, 'withdraw_min_amount' | 'withdraw_max_amount'>;

/** Refuses an amount outside the operator's limits (D113). */
export function requireWithinLimits(cents: Cents, limits: Limits): void {
  const { withdraw_min_amount: least, withdraw_max_amount: most } = limits;
  if (least !== null && cents < parseAmount(least))
    throw invalid({ amount: [`The amount must be at least $${least}.`] });
  if (most !== null && cents > parseAmount(most))
    throw invalid({ amount: [`The amount must be at most $${most}.`] });
}
