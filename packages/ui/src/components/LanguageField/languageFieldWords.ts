import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const languageFieldWords = catalogue('languageFieldWords', { language: 'Language' });
