import { defineMessages } from '../defineMessages';

/** Messages about what the weaker leg brings, and how fast pairs are made. */
export const outlookMessages = defineMessages('outlookMessages', {
  /** `{rank}` is handed on, and filled in later. */
  enough: ({ count, rank }: { count: string; rank: string }) =>
    count === '1'
      ? `You’d reach ${rank} if the one unpaid member bought one bot.`
      : `You’d reach ${rank} if all ${count} unpaid members bought one bot each.`,
  ifAll: ({ count }: { count: string }) =>
    count === '1' ? 'If the one unpaid member bought one bot,' : `If all ${count} bought one bot each,`,
  /** Continues the sentence before. */
  stillMissing: ({ count }: { count: string }) =>
    count === '1' ? '1 pair would still be missing.' : `${count} pairs would still be missing.`,
  noUnpaid: {
    left: 'No one on the left is unpaid.',
    right: 'No one on the right is unpaid.',
  },
  join: {
    left: 'New members have to join on the left.',
    right: 'New members have to join on the right.',
  },
  /** A button: the link that joins on this leg. */
  share: { left: 'Share left link', right: 'Share right link' },
  /** Next to a number of unpaid members: the pairs that they would bring. */
  gained: ({ count }: { count: string }) => `+${count} if all buy`,
  /** The pairs of the last days. */
  recent: ({ count, days }: { count: string; days: string }) =>
    count === '1' ? `1 pair in the last ${days} days.` : `${count} pairs in the last ${days} days.`,
  /** After `recent`. A pace is no forecast. */
  by: 'At this pace you’d reach {rank} around {month}. It’s a pace, not a promise.',
  far: 'At this pace {rank} is more than ten years away.',
  noPace: ({ days, rank }: { days: string; rank: string }) =>
    `No new pairs in the last ${days} days, so there’s no pace to ${rank}.`,
});
