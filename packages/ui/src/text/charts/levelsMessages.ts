import { defineMessages } from '../defineMessages';

/** Messages about the team by level. */
export const levelsMessages = defineMessages('levelsMessages', {
  heading: 'Your team by level',
  shown: 'What is shown',
  members: 'Members',
  investment: 'Investment',
  level: 'Level',
  toLevel: (level: number) => `Level ${level}`,
  membersBy: 'Members by level',
  investmentBy: 'Investment by level',
  /** The largest level: `Most on level 3: 46 of 57.` */
  most: (level: number, part: string, whole: string) => `Most on level ${level}: ${part} of ${whole}.`,
  noMember: 'No level has a member yet.',
  noInvestment: 'No level has an investment yet.',
  none: 'Nobody in your team yet',
  noneReason: 'Levels appear here as soon as somebody joins under you.',
  /** Above the list, while a pressed bar filters it. */
  only: (level: number) => `Level ${level} alone is shown.`,
  all: 'Show all levels',
});
