import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team list. */
export const teamListMessages = defineMessages('teamListMessages', {
  note: 'Everyone below you in the Binary Tree.',
  empty: 'Your team will appear here. Share your referral link to invite your first member.',
  nothingMatches: 'No one in your team matches your filters.',
});
