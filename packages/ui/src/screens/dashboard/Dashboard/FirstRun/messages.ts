import { defineMessages } from '../../../../text/defineMessages';
import type { StepName } from './firstSteps';

/** The portal's own messages for a newcomer's steps. */
export const firstRunMessages = defineMessages('firstRunMessages', {
  heading: 'Your first steps',
  getDone: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  doneOn: 'Done on',
  next: 'Next:',
  unknown: 'Whether this is done is not known here.',
  showFigures: 'Show the figures',
  hideFigures: 'Hide the figures',
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
  email: { title: 'Confirm your email', note: 'With the code that we mailed to you.', way: 'See profile' },
  pin: { title: 'Set your security pin', note: 'Four digits that only you know.', way: 'Set pin' },
  kyc: { title: 'Verify who you are', note: 'With the documents that we ask for.', way: 'Start KYC' },
  deposit: { title: 'Put in USDT', note: 'Send it to an address that is yours alone.', way: 'Deposit' },
  package: {
    title: 'Buy your first package',
    note: 'You pay it from your Receiving Wallet.',
    way: 'See packages',
  },
  share: { title: 'Share your link', note: 'Whoever registers with it joins your team.', way: '' },
});
