import type { Protections } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parsePlainText, parseText } from '@portal/portal-core/fromApi/parse';
import { parseAuthType, toDestination } from '../profile.mappers';

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
    pin: toState(parseFlag(parseFields(parseFields(authentication).more_details).mpin)),
    email: 'email_verified_at' in member ? email : undefined,
    identity: toState(parseFlag(parseFields(kyc).kyc_status)),
    address: toDestination(user).kind === 'none' ? 'off' : 'on',
    word: hasWord(user) ? (toWord(user) === undefined ? 'off' : 'on') : undefined,
  };
}

function toAuthenticatorState(
  enabled: number | undefined,
  authentication: ProtectionAnswers['authentication'],
) {
  if (enabled !== 1) return toState(enabled);
  return parseAuthType(authentication) === 'authenticator' ? 'on' : 'ready';
}

/** Whether the server has an anti-phishing word at all, also before one is chosen (D119). */
export const hasWord = (user: ProtectionAnswers['user']): boolean =>
  'anti_phishing_word' in parseFields(parseFields(user).data);

/** The member's own word, as plain text. */
export const toWord = (user: ProtectionAnswers['user']): string | undefined =>
  parsePlainText(parseFields(parseFields(user).data).anti_phishing_word, longestWord) || undefined;
