import { longestPassword } from '../../text/limits';
import { newPasswordMessages } from './messages';

export interface PasswordRule {
  text: string;
  holds: boolean;
}

/** The specification's rules for a new password only. `again` is absent when it is typed once. */
export function passwordRules(password: string, again: string | undefined): PasswordRule[] {
  const length = Array.from(password).length;
  const rules = [{ text: newPasswordMessages.length, holds: length >= 1 && length <= longestPassword }];
  if (again === undefined) return rules;
  return [...rules, { text: newPasswordMessages.same, holds: password !== '' && password === again }];
}
