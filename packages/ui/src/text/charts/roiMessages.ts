import { defineMessages } from '../defineMessages';

/** Messages about the ROI of live subscriptions against their limits. */
export const roiMessages = defineMessages('roiMessages', {
  heading: 'ROI paid so far',
  name: 'ROI by subscription',
  axis: 'Subscription',
  rest: 'Left until the limit',
  title: ({ subscription, day }: { subscription: string; day: string }) => `${subscription}, since ${day}`,
  short: ({ code }: { code: string }) => `#${code}`,
  of: ({ share, limit }: { share: string; limit: string }) => `${share} of ${limit}`,
  next: ({ subscription, rest }: { subscription: string; rest: string }) =>
    `Closest to its limit: ${subscription}, ${rest} to go.`,
  full: 'All your running subscriptions have reached their limits.',
  ended: 'You have no running subscription.',
  none: 'No ROI yet',
  noneReason: 'See what each live subscription has paid, against its limit.',
});
