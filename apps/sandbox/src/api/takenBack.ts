import type { Schema } from './schema';

/** The stored status of a withdrawal or a transfer that the member took back (D151). */
export const takenBack = 3;

/** How a withdrawal or a transfer ended. The specification has no status for one that was taken back (B §4). */
export const toEnd = (status: 0 | 1 | 2 | typeof takenBack, wallet: Schema<'WalletKey'>) => ({
  status: status === takenBack ? (2 as const) : status,
  can_take_back: status === 0 ? (1 as const) : (0 as const),
  taken_back: status === takenBack ? (1 as const) : (0 as const),
  returned_to: status >= 2 ? wallet : null,
});
