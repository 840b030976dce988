import { defineMessages } from '../../text/defineMessages';

/** The portal's own messages for the bots that wait for a partner. */
export const legsCardMessages = defineMessages('legsCardMessages', {
  /** The missing pairs, with the next rank's name. */
  pairs: ({ count }: { count: string }) => (count === '1' ? '1 pair' : `${count} pairs`),
  /** `2 more pairs to Gold`: both are filled in. */
  pairsTo: '{pairs} to {rank}',
  /** A heading after the highest rank. */
  yourLegs: 'Your legs',
  /** The heading: the leg without a bot that waits. */
  decides: { left: 'Your left leg decides', right: 'Your right leg decides' },
  waiting: 'waiting for a partner',
  even: 'Both legs are even. The next pair needs a bot on each.',
  /** The pairs since the platform's day began, then when they count. Bots without a partner stay for the next day. */
  today: 'Pairs today: {count}.',
  whenMade: 'Each pair counts when it’s made. Bots without a partner carry over.',
  countsAt: 'They count on {at}. Bots without a partner carry over.',
  worth: 'Once paired, they’d earn you {amount} under the current plan.',
  members: {
    left: 'Unpaid members on the left',
    right: 'Unpaid members on the right',
  },
  /** Above the members of the weaker leg who haven't bought, the nearest first. */
  nearest: 'Each of these members adds a bot when they buy a package',
  unpaid: {
    left: ({ count }: { count: string }) => `${count} unpaid on the left`,
    right: ({ count }: { count: string }) => `${count} unpaid on the right`,
  },
  level: ({ level }: { level: string }) => `Level ${level}`,
  openTree: 'Open Binary Tree',
});
