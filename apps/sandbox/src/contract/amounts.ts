import { type Cents, parseAmount } from '../ledger/amount';
import { invalid } from './refusal';

/** An amount that a request moves: one that the contract let through (T22), and above 0 (D81). */
export function requireAmount(field: string, text: string): Cents {
  const amount = parseAmount(text);
  if (amount === 0n) throw invalid({ [field]: ['The amount must be above 0.'] });
  return amount;
}
