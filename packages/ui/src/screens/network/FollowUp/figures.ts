import { nameFigure } from '../../../text/figures/figure';
import { followUpMessages } from './messages';

const { tiles } = followUpMessages;

/** The figures of a tile: a count by leg, and one to compare it with. */
export const tileFigures = {
  joined: { ...nameFigure('joined', tiles.joined), compared: 'joinedBefore' },
  bought: { ...nameFigure('bought', tiles.bought), compared: 'boughtBefore' },
  silent: { ...nameFigure('silent', tiles.silent), compared: 'newlySilent' },
} as const;
