import { defineMessages } from '../../text/defineMessages';
import { longestPassword } from '../../text/limits';

export const newPasswordMessages = defineMessages('newPasswordMessages', {
  length: `Up to ${longestPassword} characters. We suggest 12 or more.`,
  same: 'Both passwords match',
  met: 'Met:',
  notMet: 'Not met yet:',
  strength: 'Strength',
  strengthLabels: {
    weak: ['Weak', 'Easy to guess. Add a few words.'],
    fair: ['Fair', 'Add another word to make it stronger.'],
    strong: ['Strong', 'Hard to guess.'],
  },
});
