import { defineMessages } from '../../../../text/defineMessages';

/** The portal's own messages for what the weaker leg lacks. */
export const weakerLegMessages = defineMessages('weakerLegMessages', {
  legs: { left: 'left', right: 'right' },
  lacksMembers: (leg: string, count: string) => `The ${leg} leg has ${count} fewer.`,
  lacksBots: (leg: string, count: string, bring: string) =>
    `The ${leg} leg lacks ${count} ${count === '1' ? 'bot' : 'bots'} for as many pairs${bring}.`,
  bring: (amount: string) => `, which bring ${amount}`,
  equalBots: 'Both legs have as many bots: none waits for a pair.',
  equalMembers: 'Both legs have as many members.',
});
