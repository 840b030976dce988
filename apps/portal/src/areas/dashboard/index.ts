// The public modules of this area, besides its calls.
export { toBalances } from './balances.mappers';
export { toBots } from './dashboard.mappers';
export type { LinkSharer } from './SharedLinkDialog';
export { loadSharedLinkDialog } from './loadSharedLinkDialog';
