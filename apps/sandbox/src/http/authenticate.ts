import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@portal/contract/bundle';
import { findSession, keepLanguage, type Session, type TokenKind } from '../access/sessions';
import type { Services } from '../contract/services';
import { payDue } from '../plan/payDue';
import { parseLanguage } from '../api/languages/language';
import { refused, unauthenticated } from '../api/refusal';

/** The operations that a login-as session is refused, because they move money or change security (T5). */
export const movesMoneyOrSecurity: ReadonlySet<string> = new Set([
  'setAuthentication',
  'updateProfile',
  'changePicture',
  'enableTwoFactor',
  'disableTwoFactor',
  'createRecoveryCodes',
  'createPasskeyOptions',
  'addPasskey',
  'removePasskey',
  'changePassword',
  'changeSecondaryPassword',
  'setBrokerDetails',
  'setWithdrawSetting',
  'setWithdrawType',
  'createFreezeLink',
  'endSessions',
  'answerSignIn',
  'reviewAccess',
  'uploadKycDocument',
  'syncBalance',
  'createManualDeposit',
  'buyPackage',
  'buyLivePackage',
  'cancelSubscription',
  'cancelLiveSubscription',
  'addMt5Account',
  'fetchMt5Password',
  'changeMt5Password',
  'createWithdrawal',
  'takeBackWithdrawal',
  'createTransfer',
  'takeBackTransfer',
]);

/** The token kinds of an operation. The pre-login token opens only `login` and `resendOtp`, a registration's only `verifyEmail` (T16). */
const acceptedKinds = ({ operationId, secured }: Operation): TokenKind[] => {
  if (operationId === 'login') return ['pre-login'];
  if (operationId === 'verifyEmail') return ['registration'];
  if (operationId === 'resendOtp') return ['pre-login', 'session'];
  return secured ? ['session', 'impersonation'] : [];
};

const bearer = (authorization = '') => /^Bearer ([\w-]{1,512})$/.exec(authorization)?.[1];

/**
 * Creates the authentication of an operation's calls by their header. It keeps the language of the session, It refuses a call without a required token, and
 * pays the member's due subscriptions before the call (plan/payDue.ts).
 */
export function createAuthenticate({ db, clock }: Services, operation: Operation) {
  const { operationId, secured } = operation;
  const kinds = acceptedKinds(operation);
  return async ({
    authorization,
    'accept-language': spoken,
  }: IncomingHttpHeaders): Promise<Session | undefined> => {
    const token = kinds.length > 0 ? bearer(authorization) : undefined;
    const now = clock.now();
    const found = token === undefined ? undefined : await findSession(db, token, kinds, now);
    if (secured && !found) throw unauthenticated();
    const language = parseLanguage(spoken);
    if (found && language !== undefined && language !== found.language)
      await keepLanguage(db, found.id, language);
    if (secured && found?.paymentsDue && found.kind !== 'pre-login') await payDue(db, found.memberId, now);
    if (found?.kind === 'impersonation' && movesMoneyOrSecurity.has(operationId))
      throw refused('You can’t do this while signed in as another user.');
    return found;
  };
}
