import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from './access';
import { authTypes, moment } from './columns';
import { members } from './members';

/** Protections of a member's money after a security change (T29). A member who never needed them has no row. */
export const safeguards = pgTable('safeguards', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  /** Withdrawals are refused before this moment. */
  withdrawalsHeldUntil: moment(),
  /** The start of the freeze, or null. */
  frozenAt: moment(),
  /** The start of the review that a rescue asks for, or null (D153). */
  reviewSince: moment(),
  /** The way to confirm that a freeze suspended, or null. */
  suspendedAuthType: text({ enum: authTypes }),
});

/** Single-use links in mails that freeze an account. Only their hashes are stored. */
export const freezeLinks = pgTable(
  'freeze_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** The session that asked for the link, which ends with it. Null for links in mails. */
    sessionId: integer().references(() => sessions.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('freeze_links_member').on(table.memberId)],
);

/** Authenticator secrets shown to a session. None is in force until the member enables 2FA with it. */
export const totpSetups = pgTable(
  'totp_setups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id),
    secret: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('totp_setups_session').on(table.sessionId, table.id)],
);

/** Codes that replace a lost authenticator at a sign-in. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
    /** Since a rescue, until the member keeps it (D153). */
    suspendedAt: moment(),
  },
  (table) => [index('recovery_codes_member').on(table.memberId)],
);

/** Public keys of the members' passkeys, each of which replaces the code of a sign-in (T16). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** As the browser names it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it signed. Synced passkeys always say 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Browser and system, such as “Chrome on Windows”. */
    device: text(),
    createdAt: moment().notNull(),
    usedAt: moment(),
    /** Since a rescue, until the member keeps it (D153). */
    suspendedAt: moment(),
  },
  (table) => [index('passkeys_member').on(table.memberId)],
);

/** The challenge that a session's passkey has to sign. A new one replaces it. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  sessionId: integer()
    .primaryKey()
    .references(() => sessions.id),
  challenge: text().notNull(),
  expiresAt: moment().notNull(),
});
