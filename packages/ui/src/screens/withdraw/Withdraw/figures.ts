import { nameFigure } from '../../../text/figures/figure';
import { withdrawMessages } from './messages';

// The names of a withdrawal’s amounts before it is sent.

export const withdrawalFee = nameFigure('withdrawalFee', withdrawMessages.fee);
export const withdrawalAfterFee = nameFigure('withdrawalAfterFee', withdrawMessages.afterFee);
export const withdrawalArrives = nameFigure('withdrawalArrives', withdrawMessages.arrives);
