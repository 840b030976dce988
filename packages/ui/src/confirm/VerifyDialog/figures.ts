import { nameFigure } from '../../text/figures/figure';
import { verifyMessages } from './messages';

// The names of a wallet’s balances around a payment.

export const balanceBefore = nameFigure('balanceBefore', verifyMessages.balanceBefore);
export const balanceAfter = nameFigure('balanceAfter', verifyMessages.balanceAfter);
