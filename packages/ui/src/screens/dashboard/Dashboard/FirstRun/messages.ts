import { defineMessages } from '../../../../text/defineMessages';
import type { StepName } from './firstSteps';

/** The portal's own messages for a newcomer's steps. */
export const firstRunMessages = defineMessages('firstRunMessages', {
  heading: 'Your first steps',
  getDone: ({ done, total }: { done: number; total: number }) => `${done} of ${total} done`,
  done: 'Done',
  doneOn: 'Done on {date}',
  /** Before the title of the step to take now. */
  next: 'Next:',
  unknown: 'We can’t tell whether this is done.',
  left: 'Share left link',
  right: 'Share right link',
});

interface StepMessages {
  title: string;
  /** What the step requires until it is done. */
  note: string;
  /** The label of its button. */
  way: string;
}

export const stepMessages: Record<StepName, StepMessages> = defineMessages('stepMessages', {
  email: {
    title: 'Confirm your email',
    note: 'Your email address isn’t confirmed yet.',
    way: 'Go to profile',
  },
  pin: { title: 'Set your security PIN', note: 'Four digits that only you know.', way: 'Set PIN' },
  kyc: { title: 'Verify your identity', note: 'Upload the documents we ask for.', way: 'Go to KYC' },
  deposit: { title: 'Deposit USDT', note: 'Send it to your personal deposit address.', way: 'Deposit' },
  package: { title: 'Buy your first package', note: 'Pay from your Receiving Wallet.', way: 'See packages' },
  share: { title: 'Share your link', note: 'Anyone who joins with it becomes part of your team.', way: '' },
});
