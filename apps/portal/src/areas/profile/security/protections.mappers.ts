import type { Protections } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parsePlainText, parseText } from '@portal/portal-core/fromApi/parse';
import { toPasskeys } from './passkeys.mappers';
import { toDestination } from '../profile.mappers';
import { parseAuthType } from '../shell/shell.mappers';
import { toRecoveryCodesLeft } from '../twoFactor.mappers';

export interface ProtectionAnswers {
  user: Answer<'/user'>;
  authentication: Answer<'/authentication'> | undefined;
  kyc: Answer<'/kyc-list'> | undefined;
  /** This page can make passkeys of the server's domain. */
  canAddPasskey: boolean;
}

const longestWord = 40;

const toState = (flag: number | undefined) =>
  flag === undefined ? undefined : flag === 1 ? ('on' as const) : ('off' as const);

/** The protections of the account. What the server doesn't send is undefined (D119). */
export function toProtections({ user, authentication, kyc, canAddPasskey }: ProtectionAnswers): Protections {
  const member = parseFields(parseFields(user).data);
  const authenticator = toAuthenticatorState(parseFlag(member.status_2fa), authentication);
  const email = parseText(member.email_verified_at) === undefined ? 'off' : 'on';
  return {
    authenticator,
    recovery: authenticator === 'on' ? toState(hasRecoveryCodes(user)) : undefined,
    passkey: toPasskeys(user)?.list.length ? 'on' : canAddPasskey ? 'off' : undefined,
    pin: toPinState(authentication, authenticator === undefined),
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
  // Whether it is in use, the other answer shows.
  if (enabled !== 1) return toState(enabled);
  const type = parseAuthType(authentication);
  if (type === undefined) return undefined;
  return type === 'authenticator' ? 'on' : 'ready';
}

/** They replace only an authenticator that is in use. */
function hasRecoveryCodes(user: ProtectionAnswers['user']) {
  const left = toRecoveryCodesLeft(user);
  return left === undefined ? undefined : Number(left > 0);
}

/** A PIN protects only where it confirms. It is missing only where the server has nothing better. */
function toPinState(authentication: ProtectionAnswers['authentication'], isBest: boolean) {
  const isSet = parseFlag(parseFields(parseFields(authentication).more_details).mpin);
  if (isSet === undefined) return undefined;
  if (isSet === 1 && parseAuthType(authentication) === 'mpin') return 'on';
  if (!isBest) return undefined;
  return isSet === 1 ? 'ready' : 'off';
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
