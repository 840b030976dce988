import { defineMessages } from './defineMessages';

/** A percentage as it is written; another language has its own place for the sign. */
export const percentMessages = defineMessages('percentMessages', {
  of: (percent: string | number) => `${percent} %`,
});
