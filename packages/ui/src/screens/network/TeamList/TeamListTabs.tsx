import { teamListAddress, toTeamTablePath } from '../../../addresses/addresses';
import { PageTabs } from '../../../components/PageTabs/PageTabs';
import { followUpMessages } from '../FollowUp/messages';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the team list. */
export const teamListMessages = defineMessages('teamListMessages', {
  note: 'Everyone below you in the Binary Tree.',
  empty: 'Your team will appear here. Share your referral link to invite your first member.',
  nothingMatches: 'No one in your team matches your filters.',
});

const pages = {
  followUp: { href: teamListAddress, label: followUpMessages.followUp },
  allMembers: { href: toTeamTablePath(), label: followUpMessages.allMembers },
};

/** The links between the two views of the team list: who needs the member, and everyone. */
export const TeamListTabs = ({ view }: { view: keyof typeof pages }) => (
  <PageTabs label={followUpMessages.views} pages={Object.values(pages)} current={pages[view].href} />
);
