import { defineMessages } from '../../text/defineMessages';

/** Our own words for the age of the data. */
export const freshnessMessages = defineMessages('freshnessMessages', {
  updated: 'Updated',
  failed: 'Couldn’t update.',
  refresh: (what: string) => `Refresh ${what}`,
  refreshing: (what: string) => `Refreshing ${what}`,
  done: (what: string) => `Refreshed ${what}`,
  notDone: (what: string) => `Couldn’t refresh ${what}`,
});
