import { defineMessages } from '../../text/defineMessages';

/** Our own words for the age of the data. */
export const freshnessMessages = defineMessages('freshnessMessages', {
  updated: 'Updated',
  failed: 'Couldn’t update.',
  refresh: ({ item }: { item: string }) => `Refresh ${item}`,
  refreshing: ({ item }: { item: string }) => `Refreshing ${item}`,
  done: ({ item }: { item: string }) => `Refreshed ${item}`,
  notDone: ({ item }: { item: string }) => `Couldn’t refresh ${item}`,
});
