import { defineMessages } from './defineMessages';

/** The format of a percentage; other languages place the sign differently. */
export const percentMessages = defineMessages('percentMessages', {
  of: ({ percent }: { percent: string | number }) => `${percent}%`,
});
