import { nameFigure } from '../../../text/figures/figure';
import { cancelMessages } from '../messages';

// The names of a cancellation’s amounts.

export const cancelFee = nameFigure('cancelFee', cancelMessages.fee);
export const cancelRefund = nameFigure('cancelRefund', cancelMessages.comesBack);
