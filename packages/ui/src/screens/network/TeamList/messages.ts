import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team list. */
export const teamListMessages = defineMessages('teamListMessages', {
  note: 'Everyone below you in the Binary Tree.',
  empty: 'Your team will appear here. Share your referral link to invite your first member.',
  /** The card of the last seven days. */
  pulse: 'Your team this week',
  joined: 'Joined',
  bought: 'Bought a package',
  /** Their last purchase turned four weeks old this week. */
  silent: 'Nothing for four weeks',
  share: { left: 'Share left link', right: 'Share right link' },
  nothingMatches: 'No one in your team matches your filters.',
});
