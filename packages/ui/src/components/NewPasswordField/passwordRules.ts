import { longestPassword } from '../../text/limits';
import { newPasswordMessages } from './messages';

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
