import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team list. */
export const teamListMessages = defineMessages('teamListMessages', {
  note: 'Everybody below you in the Binary Tree.',
  empty: 'Nobody has joined under you yet. Share your referral link from the dashboard.',
  nothingMatches: 'Nobody in your team matches the filter.',
});
