import { nameFigure } from '../../../text/figures/figure';
import { payoutMessages } from './messages';

// The name of what a bonus is a part of.

export const bonusBase = nameFigure('bonusBase', payoutMessages.base);
