import type { Protections } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parsePlainText, parseText } from '@portal/portal-core/fromApi/parse';
import { toPasskeys } from './passkeys.mappers';
import { toDestination } from '../profile.mappers';
import { parseAuthType } from '../shell/shell.mappers';

export interface ProtectionAnswers {
  user: Answer<'/user'>;
  authentication: Answer<'/authentication'> | undefined;
  kyc: Answer<'/kyc-list'> | undefined;
}

const longestWord = 40;

const toState = (flag: number | undefined) =>
  flag === undefined ? undefined : flag === 1 ? ('on' as const) : ('off' as const);

/** The protections of the account. What the server doesn't send is undefined (D119). */
export function toProtections({ user, authentication, kyc }: ProtectionAnswers): Protections {
  const member = parseFields(parseFields(user).data);
  const email = parseText(member.email_verified_at) === undefined ? 'off' : 'on';
  return {
    authenticator: toAuthenticatorState(parseFlag(member.status_2fa), authentication),
    passkey: toPasskeys(user)?.list.length ? 'on' : undefined,
    pin: toPinState(authentication),
    email: 'email_verified_at' in member ? email : undefined,
    identity: toState(parseFlag(parseFields(kyc).kyc_status)),
    address: toDestination(user).kind === 'none' ? 'off' : 'on',
    word: hasWord(user) ? (toWord(user) !== undefined || isWordHidden(user) ? 'on' : 'off') : undefined,
  };
}

function toAuthenticatorState(
  enabled: number | undefined,
  authentication: ProtectionAnswers['authentication'],
) {
  if (enabled !== 1) return toState(enabled);
  return parseAuthType(authentication) === 'authenticator' ? 'on' : 'ready';
}

/** A PIN protects only where it confirms. One that is set but not in use is neither on nor missing. */
function toPinState(authentication: ProtectionAnswers['authentication']) {
  const isSet = parseFlag(parseFields(parseFields(authentication).more_details).mpin);
  const type = parseAuthType(authentication);
  if (isSet === undefined) return undefined;
  if (isSet === 1) return type === 'mpin' ? ('on' as const) : undefined;
  return type === 'authenticator' ? undefined : ('off' as const);
}

/** Whether the server has an anti-phishing word at all, also before one is chosen (D119). */
export function hasWord(user: ProtectionAnswers['user']): boolean {
  const member = parseFields(parseFields(user).data);
  return 'anti_phishing_word' in member || parseFlag(member.has_anti_phishing_word) !== undefined;
}

/** Whether a word is chosen that the server shows only before a code (T29). */
export const isWordHidden = (user: ProtectionAnswers['user']): boolean =>
  toWord(user) === undefined && parseFlag(parseFields(parseFields(user).data).has_anti_phishing_word) === 1;

/** The member's own word, as plain text. */
export const toWord = (user: ProtectionAnswers['user']): string | undefined =>
  parsePlainText(parseFields(parseFields(user).data).anti_phishing_word, longestWord) || undefined;
