import { type Cents, parseAmount } from '../ledger/amount';
import { invalid } from './refusal';

/** Parses the amount of a request. The contract has checked its form (T22), and it must be positive (D81). */
export function requireAmount(field: string, text: string): Cents {
  const amount = parseAmount(text);
  if (amount === 0n) throw invalid({ [field]: ['The amount must be above 0.'] });
  return amount;
}
