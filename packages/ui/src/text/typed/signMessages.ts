import { defineMessages } from '../defineMessages';

/** The names of signs that a field doesn't accept. */
export const signMessages = defineMessages('signMessages', {
  apostrophe: 'apostrophe',
  dot: 'dot',
  hyphen: 'hyphen',
  invisible: 'invisible character',
  underscore: 'underscore',
});
