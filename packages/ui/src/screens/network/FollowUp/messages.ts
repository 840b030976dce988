import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the follow-up, the first view of the team list. */
export const followUpMessages = defineMessages('followUpMessages', {
  /** The names of the two views, and of the links between them. */
  views: 'Views of your team',
  followUp: 'Follow-up',
  allMembers: 'All members',
  /** `{days}` are those of this week, from Monday to today. */
  note: 'Who in your team needs you, {days}.',
  tiles: {
    joined: 'Joined',
    bought: 'Bought',
    silent: 'Silent for 28 days',
  },
  before: ({ count }: { count: string }) => `${count} the week before`,
  newThisWeek: ({ count }: { count: string }) => `${count} new this week`,
  groups: {
    unpaid: 'Unpaid, closest to you',
    silent: 'Fell silent this week',
    bought: 'Bought this week',
  },
  unpaidOn: {
    left: 'Unpaid on the left, closest to you',
    right: 'Unpaid on the right, closest to you',
  },
  /** A link to the whole group, of which some are shown. */
  all: ({ count }: { count: string }) => `All ${count}`,
  seeAll: 'See all',
  /** For screen readers: the whole group's link with its heading. */
  allOf: ({ link, group }: { link: string; group: string }) => `${link}: ${group}`,
  joinedOn: 'Joined {day}',
  neverBought: 'hasn’t bought yet',
  lastBought: 'Last bought {day}',
  notRunning: 'nothing running now',
  inAll: '{amount} in all',
  boughtOn: 'Bought {day}',
  thisWeek: '{amount} this week',
  /** A button: the packages' address for this member. */
  sharePackages: 'Share packages',
  sharePackagesWith: ({ username }: { username: string }) => `Share packages with ${username}`,
  /** A button: the link of a member who bought. */
  shareLink: 'Share link',
  shareLinkFor: ({ username }: { username: string }) => `Share link of ${username}`,
  nobody: 'No one to follow up this week',
  /** The server can't select who bought, fell silent or is unpaid. */
  unknown: 'See everyone in All members',
});
