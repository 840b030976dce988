import { defineMessages } from '../../text/defineMessages';

/** Our own words for the age of figures. */
export const freshnessMessages = defineMessages('freshnessMessages', {
  updated: 'Updated',
  failed: 'Could not be updated.',
  refresh: (what: string) => `Refresh ${what}`,
  refreshing: (what: string) => `Refreshing ${what}`,
  done: (what: string) => `Refreshed ${what}`,
  notDone: (what: string) => `Could not refresh ${what}`,
});
