import { nameFigure } from '../../../text/figures/figure';
import { purchaseMessages } from './messages';

// The name of the member’s packages of a kind.

export const ownedPackages = nameFigure('ownedPackages', purchaseMessages.youOwn);
