import { offerDrafts, type Drafts } from './drafts';

/** Opens a story's forms with earlier input, as after a session that expired. */
export const withDrafts = (drafts: Drafts) => ({
  beforeEach: () => {
    offerDrafts(drafts);
    return () => offerDrafts({});
  },
});
