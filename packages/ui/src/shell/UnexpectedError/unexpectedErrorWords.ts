import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const unexpectedErrorWords = catalogue('unexpectedErrorWords', {
  reload: 'Reload',
  thePageCouldNotBe: 'The page could not be shown. Nothing that you sent is repeated by loading it again.',
});
