import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const allNewsMessages = defineMessages('allNewsMessages', {
  allNews: 'All News',
  whatWePublishAppearsHere: 'What we publish appears here.',
  nothingWasPublishedOnThese: 'Nothing was published on these days.',
});
