import { deferredMiddleware } from '../../shared/store/store';
import { signedIn, signedOut, unfinishedDeclined } from '../../session/session.slice';
import { readTicketDrafts, writeTicketDraft } from '../../session/ticketDrafts';
import { createDesk } from './desk';

/** The desk of whoever is signed in. */
export const memberDesk = createDesk({
  read: readTicketDrafts,
  write: (ticketId, draft) => writeTicketDraft(ticketId, draft),
});

deferredMiddleware.addMiddleware(() => (next) => (action) => {
  const result = next(action);
  if (signedOut.match(action)) memberDesk.cleared('closed');
  if (signedIn.match(action)) memberDesk.cleared('open');
  if (unfinishedDeclined.match(action)) memberDesk.draftsDeclined();
  return result;
});
