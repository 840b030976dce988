// The public modules of this area, besides its calls.
export { toBalances } from './balances.mappers';
export type { LinkSharer } from './SharedLinkDialog';

/** The dialog that shares a referral link. */
export const loadSharedLinkDialog = () =>
  import('./SharedLinkDialog').then(({ SharedLinkDialog }) => SharedLinkDialog);
