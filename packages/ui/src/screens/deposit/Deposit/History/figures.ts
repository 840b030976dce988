import { nameFigure } from '../../../../text/figures/figure';
import { depositMessages } from '../messages';

// The name of a deposit’s amount, in its list and its file.

export const depositAmount = nameFigure('depositAmount', depositMessages.amount);
