import { legCountMessages } from '../columnTitles';
import { nameFigure } from '../figures/figure';

// The names of the bots that wait for a partner.

export const leftBotsWaiting = nameFigure('leftBotsWaiting', legCountMessages.bots.left);
export const rightBotsWaiting = nameFigure('rightBotsWaiting', legCountMessages.bots.right);
