import { deferredMiddleware } from '@portal/portal-core/store/store';
import { signedIn, signedOut, unfinishedDeclined } from '@portal/portal-core/session/session.slice';
import { readTicketDrafts, writeTicketDraft } from '@portal/portal-core/session/ticketDrafts';
import { createDrafts } from './drafts';

/** The drafts of the signed-in member. */
export const memberDrafts = createDrafts({
  read: readTicketDrafts,
  write: (ticketId, draft) => writeTicketDraft(ticketId, draft),
});

deferredMiddleware.addMiddleware(() => (next) => (action) => {
  const result = next(action);
  if (signedOut.match(action)) memberDrafts.cleared('closed');
  if (signedIn.match(action)) memberDrafts.cleared('open');
  if (unfinishedDeclined.match(action)) memberDrafts.draftsDeclined();
  return result;
});
