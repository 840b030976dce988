import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const downlineMessages = defineMessages('downlineMessages', {
  totalDownlineBusiness: 'Total Downline Business',
  introduction: 'Your team, level by level',
  emptyReason: 'Levels will appear here as people join under you.',
  nothingMatches: 'Your team doesn’t reach this level yet.',
  emptyLevel: 'No one on this level yet.',
  /** Before the sum of all levels. */
  investment: 'Investment',
  action: 'Action',
  /** A button: opens the level. */
  view: 'View',
  /** On phones: how many users, and what they invested. */
  toUsers: ({ count }: { count: string }) => (count === '1' ? '1 user' : `${count} users`),
  bots: ({ amount }: { amount: string }) => `Bot ${amount}`,
  live: ({ amount }: { amount: string }) => `Live ${amount}`,
  pool: ({ amount }: { amount: string }) => `Pool ${amount}`,
  joined: ({ day }: { day: string }) => `Joined ${day}`,
  toLevel: ({ level }: { level: number | string }) => `Level ${level}`,
  viewLevel: ({ level }: { level: number | string }) => `View level ${level}`,
});
