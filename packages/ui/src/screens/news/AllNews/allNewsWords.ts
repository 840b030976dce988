import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const allNewsWords = catalogue('allNewsWords', {
  allNews: 'All News',
  whatWePublishAppearsHere: 'What we publish appears here.',
  nothingWasPublishedOnThese: 'Nothing was published on these days.',
});
