import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team list. */
export const teamListMessages = defineMessages('teamListMessages', {
  note: 'Everyone below you in the Binary Tree.',
  empty: 'Your team will appear here. Share your referral link to invite your first member.',
  pulse: 'Your team',
  /** From Monday to today. */
  joined: 'Joined this week',
  /** From Monday to today. */
  bought: 'Bought this week',
  /** All whose last purchase was four weeks ago or earlier. */
  silent: 'Nothing bought for four weeks',
  share: { left: 'Share left link', right: 'Share right link' },
  nothingMatches: 'No one in your team matches your filters.',
});
