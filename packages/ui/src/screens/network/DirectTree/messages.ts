import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the groups of the direct tree. */
export const directTreeMessages = defineMessages('directTreeMessages', {
  /** The name of the groups, for screen readers. */
  groups: 'Your direct team by status',
  business: '{amount} team business',
  /** The groups are of the members who have loaded. */
  ofFirst: ({ count }: { count: string }) => `Of the first ${count}.`,
});
