import type { Schema } from '../../api/schema';
import type { Settings } from '../../data/settings';

/** The content of the card above a history (D71), or nothing if the operator allows no cancellations. */
export const botCancelData = ({ cancel_bot }: Settings): Schema<'CancelData'> | null =>
  cancel_bot === 1
    ? {
        cancel_package: 1,
        fees: [],
        instructions: ['A cancelled bot stops straight away. We don’t refund its price.'],
      }
    : null;

export const liveCancelData = ({ cancel_live, cancel_fee_percent }: Settings): Schema<'CancelData'> | null =>
  cancel_live === 1
    ? {
        cancel_package: 1,
        fees: [{ title: 'Cancellation Fee', type: 'percent', value: cancel_fee_percent }],
        instructions: [
          'We process cancellations within seven working days. Until then the subscription keeps earning.',
          'We then refund the price, less the fee, to the Out going Wallet of the member who paid. You keep what you’ve earned.',
        ],
      }
    : null;
