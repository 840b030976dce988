import { statusMessages } from '../../../text/columnTitles';
import { nameFigure } from '../../../text/figures/figure';
import { teamListMessages } from './messages';

// The names of the counts of both legs.

export const joined = nameFigure('joined', teamListMessages.joined);
export const bought = nameFigure('bought', teamListMessages.bought);
export const unpaid = nameFigure('unpaid', statusMessages.unpaid);
export const silent = nameFigure('silent', teamListMessages.silent);
