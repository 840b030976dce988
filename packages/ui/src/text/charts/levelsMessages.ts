import { defineMessages } from '../defineMessages';

/** Messages about the team by level. */
export const levelsMessages = defineMessages('levelsMessages', {
  heading: 'Your team by level',
  /** The label of a choice: members or investment. */
  shown: 'Show',
  members: 'Members',
  investment: 'Investment',
  level: 'Level',
  toLevel: ({ level }: { level: number }) => `Level ${level}`,
  membersBy: 'Members by level',
  investmentBy: 'Investment by level',
  /** The largest level: `Level 3 has the most: 46 of 57.` */
  most: ({ level, members, total }: { level: number; members: string; total: string }) =>
    `Level ${level} has the most: ${members} of ${total}.`,
  noMember: 'No members yet.',
  noInvestment: 'No investments yet.',
  none: 'No one in your team yet',
  noneReason: 'Levels will appear here as people join under you.',
  /** Above the list, while a pressed bar filters it. */
  only: ({ level }: { level: number }) => `Showing level ${level} only.`,
  all: 'Show all levels',
});
