import { catalogue } from './catalogue';

/** A percentage as it is written; another language has its own place for the sign. */
export const percentWords = catalogue('percentWords', {
  of: (percent: string | number) => `${percent} %`,
});
