import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../data/database';
import type * as accessTables from '../../data/schema/access';
import { codes, knownDevices, loginLogs } from '../../data/schema/access';
import type { AuthType } from '../../data/schema/columns';
import { members } from '../../data/schema/members';
import type * as securityTables from '../../data/schema/security';
import { freezeLinks, passkeys, recoveryCodes, safeguards } from '../../data/schema/security';
import { type Device, deviceKey } from '../guessing/devices';
import { revokeSessions, type Session, type TokenKind } from '../sessions';

/** What opens an account, alone or as a step: every kind of token, every second factor, and what is stored (D153). */
export type Grant = TokenKind | AuthType | 'passkey' | 'recovery_code' | 'known_device' | 'freeze_link';

type Table = keyof typeof accessTables | keyof typeof securityTables;

/** What the rows of each table open. A table that is missing here is a type error. */
export const tableGrants: Readonly<Record<Table, readonly Grant[]>> = {
  sessions: ['pre-login', 'registration', 'session', 'impersonation', 'temp'],
  codes: ['otp'],
  outbox: ['otp'],
  knownDevices: ['known_device'],
  loginLogs: ['known_device'],
  freezeLinks: ['freeze_link'],
  recoveryCodes: ['recovery_code'],
  passkeys: ['passkey'],
  // These work only in the session that they name, and end with it.
  passkeyChallenges: ['passkey'],
  totpSetups: ['authenticator'],
  // These only refuse.
  safeguards: [],
  secretTries: [],
  totpSteps: [],
  turns: [],
};

export type Rescue = 'freeze' | 'unfreeze' | 'forgottenPassword' | 'passwordChange' | 'signOutElsewhere';

/**
 * `ended` for good, `suspended` until the member's review, `asked` about by the review while it stays the second step,
 * or `kept`.
 */
export type Effect = 'ended' | 'suspended' | 'asked' | 'kept';

export interface RescueScope {
  memberId: number;
  now: Date;
  /** The session that keeps working. */
  except?: Session | undefined;
  /** The device that stays known. */
  device?: Device | undefined;
}

type Act = (tx: Db, scope: RescueScope) => Promise<unknown>;

interface GrantRule {
  effects: Readonly<Record<Rescue, Effect>>;
  end: Act;
  /** Absent where nothing of it can come back. */
  suspend?: Act;
}

/** Order of the columns: freeze, unfreeze, forgotten password, password change, sign out elsewhere. */
const effects = (
  freeze: Effect,
  unfreeze: Effect,
  forgottenPassword: Effect,
  passwordChange: Effect,
  signOutElsewhere: Effect,
): GrantRule['effects'] => ({ freeze, unfreeze, forgottenPassword, passwordChange, signOutElsewhere });

const always = effects('ended', 'ended', 'ended', 'ended', 'ended');

const token = (kind: TokenKind): GrantRule => ({
  effects: always,
  end: (tx, { memberId, now, except }) => revokeSessions(tx, memberId, now, { kinds: [kind], except }),
});

/** Suspended, because the mailbox proves the member after support has; kept otherwise, or the mailbox alone would do. */
const factor = (type: AuthType): GrantRule => ({
  effects: effects('suspended', 'suspended', 'asked', 'kept', 'kept'),
  end: (tx, scope) => suspendFactor(tx, scope.memberId, type),
  suspend: (tx, scope) => suspendFactor(tx, scope.memberId, type),
});

async function suspendFactor(tx: Db, memberId: number, suspendedAuthType: AuthType): Promise<void> {
  const changed = await tx
    .update(members)
    .set({ authType: 'otp' })
    .where(and(eq(members.id, memberId), eq(members.authType, suspendedAuthType)))
    .returning({ id: members.id });
  if (changed.length > 0)
    await tx
      .insert(safeguards)
      .values({ memberId, suspendedAuthType })
      .onConflictDoUpdate({ target: safeguards.memberId, set: { suspendedAuthType } });
}

/** The one list of what opens an account. Every rescue acts on all of it (T47). */
export const grants: Readonly<Record<Grant, GrantRule>> = {
  'pre-login': token('pre-login'),
  registration: token('registration'),
  session: token('session'),
  impersonation: token('impersonation'),
  temp: token('temp'),
  otp: {
    effects: always,
    end: (tx, { memberId, now, except }) =>
      tx
        .update(codes)
        .set({ usedAt: now })
        .where(
          and(
            eq(codes.memberId, memberId),
            isNull(codes.usedAt),
            except && or(isNull(codes.sessionId), ne(codes.sessionId, except.id)),
          ),
        ),
  },
  mpin: factor('mpin'),
  authenticator: factor('authenticator'),
  passkey: {
    effects: effects('suspended', 'suspended', 'suspended', 'kept', 'kept'),
    end: (tx, { memberId }) => tx.delete(passkeys).where(eq(passkeys.memberId, memberId)),
    suspend: (tx, { memberId, now: suspendedAt }) =>
      tx
        .update(passkeys)
        .set({ suspendedAt })
        .where(and(eq(passkeys.memberId, memberId), isNull(passkeys.suspendedAt))),
  },
  recovery_code: {
    effects: effects('suspended', 'suspended', 'suspended', 'kept', 'kept'),
    end: (tx, { memberId }) => tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId)),
    suspend: (tx, { memberId, now: suspendedAt }) =>
      tx
        .update(recoveryCodes)
        .set({ suspendedAt })
        .where(and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.suspendedAt))),
  },
  known_device: { effects: always, end: forgetDevices },
  freeze_link: {
    // A link in a mail only closes the account, and the mail about a thief's change must not lose it.
    effects: effects('ended', 'ended', 'kept', 'kept', 'kept'),
    end: (tx, { memberId, now: usedAt }) =>
      tx
        .update(freezeLinks)
        .set({ usedAt })
        .where(and(eq(freezeLinks.memberId, memberId), isNull(freezeLinks.usedAt))),
  },
};

/** The next sign-in from a forgotten device is announced like that of a new one. */
async function forgetDevices(tx: Db, { memberId, device }: RescueScope): Promise<void> {
  const kept = device && deviceKey(memberId, device);
  await tx
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.memberId, memberId), kept === undefined ? undefined : ne(knownDevices.mark, kept)),
    );
  await tx
    .update(loginLogs)
    .set({ deviceKey: '' })
    .where(
      and(eq(loginLogs.memberId, memberId), kept === undefined ? undefined : ne(loginLogs.deviceKey, kept)),
    );
}
