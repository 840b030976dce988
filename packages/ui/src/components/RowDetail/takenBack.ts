import type { RowStatus } from '../StatusPill/StatusPill';
import { detailMessages } from '../../text/detailMessages';
import { formatFigure } from '../../text/figures/figure';

/** The status of a withdrawal or a transfer that the member took back. No one rejected it (D151). */
export const takenBackStatus: RowStatus = { word: detailMessages.takenBack, variant: 'neutral' };

/** Where the money of a rejected one is, or where to look for it if the server names no wallet (D127). */
export const describeReturn = (amount: string | undefined, wallet: string | undefined): string =>
  amount === undefined || wallet === undefined
    ? detailMessages.mayBeBack
    : detailMessages.isBack({ amount: formatFigure('asked', amount), wallet });
