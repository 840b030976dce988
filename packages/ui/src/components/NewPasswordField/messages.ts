import { defineMessages } from '../../text/defineMessages';
import { longestPassword } from '../../text/limits';

/** Our own words for the choice of a password. */
export const newPasswordMessages = defineMessages('newPasswordMessages', {
  length: `1 to ${longestPassword} characters of any kind`,
  same: 'Both are the same',
  met: 'Met:',
  notMet: 'Not met yet:',
  metCount: (met: number, all: number) => `${met} of ${all} rules met`,
  strength: 'Strength',
  strengthLabels: {
    weak: ['Weak', 'Easy to guess. A few more words help.'],
    fair: ['Fair', 'One more word makes it strong.'],
    strong: ['Strong', 'Hard to guess.'],
  },
});
