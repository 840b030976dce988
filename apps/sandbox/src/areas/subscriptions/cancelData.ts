import type { Schema } from '../../api/schema';
import type { Settings } from '../../data/settings';

/** The content of the card above a history (D71), or nothing if the operator allows no cancellations. */
export const botCancelData = ({ cancel_bot }: Settings): Schema<'CancelData'> | null =>
  cancel_bot === 1
    ? {
        cancel_package: 1,
        fees: [],
        instructions: ['A cancelled bot stops at once. Its price is not refunded.'],
      }
    : null;

export const liveCancelData = ({ cancel_live, cancel_fee_percent }: Settings): Schema<'CancelData'> | null =>
  cancel_live === 1
    ? {
        cancel_package: 1,
        fees: [{ title: 'Cancellation Fee', type: 'percent', value: cancel_fee_percent }],
        instructions: [
          'A cancellation is carried out within seven working days. Until then the subscription keeps earning.',
          'The price less the fee is then paid to the Out going Wallet of the member who paid. What was earned stays yours.',
        ],
      }
    : null;
