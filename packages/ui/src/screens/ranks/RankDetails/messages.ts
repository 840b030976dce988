import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const rankDetailsMessages = defineMessages('rankDetailsMessages', {
  rankDetails: 'Rank Details',
  introduction: 'You move up as pairs match in your team',
  emptyReason: 'Ranks will appear here once the plan has them.',
});
