import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const allNewsMessages = defineMessages('allNewsMessages', {
  allNews: 'All News',
  whatWePublishAppearsHere: 'What we publish appears here.',
  nothingWasPublishedOnThese: 'Nothing was published on these days.',
});
