import type { Operation } from '@portal/contract/bundle';
import { findSession, type Session, type TokenKind } from '../access/sessions';
import type { Services } from '../contract/services';
import { payDue } from '../plan/payDue';
import { refused, unauthenticated } from '../wire/refusal';
import { movesMoneyOrSecurity } from './impersonation';

/** Which tokens an operation takes: the pre-login one opens `login` and `resendOtp` alone (T16). */
const acceptedKinds = ({ operationId, secured }: Operation): TokenKind[] => {
  if (operationId === 'login') return ['pre-login'];
  if (operationId === 'resendOtp') return ['pre-login', 'session'];
  return secured ? ['session', 'impersonation'] : [];
};

const bearer = (authorization = '') => /^Bearer ([\w-]{1,512})$/.exec(authorization)?.[1];

/**
 * Makes what finds out whose token came with a call of an operation, by its header; it refuses a call that needs one, and
 * pays what the member's subscriptions owe before it (plan/payDue.ts).
 */
export function createAuthenticate({ db, clock }: Services, operation: Operation) {
  const { operationId, secured } = operation;
  const kinds = acceptedKinds(operation);
  return async (authorization: string | undefined): Promise<Session | undefined> => {
    const token = kinds.length > 0 ? bearer(authorization) : undefined;
    const now = clock.now();
    const found = token === undefined ? undefined : await findSession(db, token, kinds, now);
    if (secured && !found) throw unauthenticated();
    if (secured && found?.paymentsDue && found.kind !== 'pre-login') await payDue(db, found.memberId, now);
    if (found?.kind === 'impersonation' && movesMoneyOrSecurity.has(operationId))
      throw refused('This is not allowed while signed in as another user.');
    return found;
  };
}
