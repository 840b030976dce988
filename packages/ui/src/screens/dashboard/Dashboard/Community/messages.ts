import { defineMessages } from '../../../../text/defineMessages';

/** The portal's own messages for what the weaker leg lacks. */
export const weakerLegMessages = defineMessages('weakerLegMessages', {
  /** The side of a leg, inside the sentences below. */
  legs: { left: 'left', right: 'right' },
  lacksMembers: ({ leg, count }: { leg: string; count: string }) =>
    `Your ${leg} leg has ${count} fewer ${count === '1' ? 'member' : 'members'}.`,
  lacksBots: ({ leg, count, earning }: { leg: string; count: string; earning: string }) =>
    `Your ${leg} leg needs ${count} more ${count === '1' ? 'bot to make 1 pair' : `bots to make ${count} pairs`}${earning}.`,
  /** Ends the sentence above: the bonus for those pairs. */
  bring: ({ amount }: { amount: string }) => `, worth ${amount}`,
  equalBots: 'Your legs are balanced: no bot is waiting for a pair.',
  equalMembers: 'Both legs have the same number of members.',
});
