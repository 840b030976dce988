import { catalogue } from '../../text/catalogue';
import { longestPassword } from '../../text/limits';

/** Our own words for the choice of a password. */
export const newPasswordWords = catalogue('newPasswordWords', {
  length: `1 to ${longestPassword} characters of any kind`,
  same: 'Both are the same',
  met: 'Met:',
  notMet: 'Not met yet:',
  metCount: (met: number, all: number) => `${met} of ${all} rules met`,
  strength: 'Strength',
  verdicts: {
    weak: ['Weak', 'Easy to guess. A few more words help.'],
    fair: ['Fair', 'One more word makes it strong.'],
    strong: ['Strong', 'Hard to guess.'],
  },
});
