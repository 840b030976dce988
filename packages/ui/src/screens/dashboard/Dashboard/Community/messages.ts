import { defineMessages } from '../../../../text/defineMessages';

/** The portal's own messages for what the weaker leg lacks. */
export const weakerLegMessages = defineMessages('weakerLegMessages', {
  /** The side of a leg, inside the sentences below. */
  legs: { left: 'left', right: 'right' },
  lacksMembers: ({ leg, count }: { leg: string; count: string }) =>
    `Your ${leg} leg has ${count} fewer ${count === '1' ? 'member' : 'members'}.`,
  lacksBots: ({ leg, count, earning }: { leg: string; count: string; earning: string }) =>
    `${count} ${leg} ${count === '1' ? 'bot has' : 'bots have'} no partner yet.${earning}`,
  /** Follows the sentence above: the bonus for those pairs. */
  bring: ({ amount }: { amount: string }) =>
    ` Once paired, they’d earn you ${amount} under the current plan.`,
  equalBots: 'Your legs are balanced: no bot is waiting for a pair.',
  equalMembers: 'Both legs have the same number of members.',
});

export const communityMessages = defineMessages('communityMessages', {
  members: 'Members',
  bots: 'Bots',
  inAll: ({ count }: { count: string }) => `${count} in all`,
  openTree: 'Open tree',
});
