import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const languageFieldMessages = defineMessages('languageFieldMessages', { language: 'Language' });
