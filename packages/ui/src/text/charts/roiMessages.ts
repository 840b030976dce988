import { defineMessages } from '../defineMessages';

/** Messages about the ROI of live subscriptions against their limits. */
export const roiMessages = defineMessages('roiMessages', {
  heading: 'ROI against its limit',
  name: 'ROI by subscription',
  axis: 'Subscription',
  paid: 'Paid',
  rest: 'Up to the limit',
  title: (subscription: string, day: string) => `${subscription}, since ${day}`,
  short: (code: string) => `#${code}`,
  of: (share: string, limit: string) => `${share} of ${limit}`,
  next: (subscription: string, rest: string) => `Nearest to its limit: ${subscription}, ${rest} to come.`,
  full: 'Every subscription has reached its limit.',
  none: 'No ROI yet',
  noneReason: 'What your live subscriptions pay stands here, against the most that each will pay.',
});
