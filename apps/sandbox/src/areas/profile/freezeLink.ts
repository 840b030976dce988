import { makeFreezeUrl } from '../../access/freezeLinks';
import { memberOperation } from '../../contract/operation';

/** Optional (D113): the page that freezes the account, for a member who finds a strange sign-in. */
export const createFreezeLink = memberOperation<'createFreezeLink'>(
  async (_input, { session, services: { db, clock } }) => {
    // The portal may reach this server by another name than mails do.
    const url = await makeFreezeUrl(db, { clock, publicUrl: () => '' }, session.memberId, session.id);
    return { status: true, data: { url } };
  },
);
