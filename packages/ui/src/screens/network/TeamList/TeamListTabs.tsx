import { teamListAddress, toTeamTablePath } from '../../../addresses/addresses';
import { PageTabs } from '../../../components/PageTabs/PageTabs';
import { followUpMessages } from '../FollowUp/messages';

const pages = {
  followUp: { href: teamListAddress, label: followUpMessages.followUp },
  allMembers: { href: toTeamTablePath(), label: followUpMessages.allMembers },
};

/** The links between the two views of the team list: who needs the member, and everyone. */
export const TeamListTabs = ({ view }: { view: keyof typeof pages }) => (
  <PageTabs label={followUpMessages.views} pages={Object.values(pages)} current={pages[view].href} />
);
