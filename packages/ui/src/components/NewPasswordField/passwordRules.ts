import { longestPassword } from '../../text/limits';
import { defineMessages } from '../../text/defineMessages';

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

export interface PasswordRule {
  text: string;
  /** Absent for advice, which gets no tick. */
  holds?: boolean | undefined;
}

/** The rules for a new password. `again` is absent when it is typed once. */
export function passwordRules(password: string, again: string | undefined): PasswordRule[] {
  const length = Array.from(password).length;
  const rules: PasswordRule[] = [
    { text: newPasswordMessages.length, holds: length > longestPassword ? false : undefined },
  ];
  if (again === undefined) return rules;
  return [...rules, { text: newPasswordMessages.same, holds: password !== '' && password === again }];
}
