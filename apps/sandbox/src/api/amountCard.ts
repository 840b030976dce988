import { type Cents, formatAmount } from '../ledger/amount';
import type { Schema } from './schema';

/** An amount above a list (`more_details`). */
export const amountCard = (title: string, cents: Cents): Schema<'SummaryCard'> => ({
  title,
  type: 'amount',
  value: formatAmount(cents),
});
