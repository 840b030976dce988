import { defineMessages } from '../../text/defineMessages';

/** Messages that add to the exact texts of the countdown. */
export const resendMessages = defineMessages('resendMessages', {
  noneUntil: ({ time }: { time: string }) => `You can ask for another code after ${time}.`,
});
