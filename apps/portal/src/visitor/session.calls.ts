import type { effects, Outcome, PortalClient } from '@portal/api';
import type { Unread } from '@portal/portal-core/fromApi/answer';

// The calls of visitor screens that a member's screens make, too.

/** A server may send anything, so a body stays unparsed until its mapper reads it. */
export const asUnread = <T>(call: Promise<Outcome<T>>): Promise<Outcome<Unread<T>>> =>
  call as Promise<Outcome<Unread<T>>>;

/** A 204 is done for these two: the contract's effect of both is `other`. */
export const mayBeEmpty = true satisfies IsOther<'/resendotp' | '/logout'>;

type IsOther<P extends keyof Effects> = [Effects[P]] extends ['other'] ? true : false;
type Effects = (typeof effects)['post'];
/** Revokes a token at the server. */
export const revoke = (client: PortalClient, token: string) =>
  client.post('/logout', { body: {}, token, mayBeEmpty });

/** The plan's flags (D14), which are public. */
export const readPlan = (client: PortalClient) => asUnread(client.get('/pre-register', { token: null }));
