import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

/**
 * Opaque tokens, stored as the SHA-256 of the 256 random bits (hex). `pre-login` is accepted by login and OTP only
 * (T16); `temp` opens one impersonation (T5); `impersonation` may read but not move money or change security.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['pre-login', 'session', 'impersonation', 'temp'] }).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

/** One-time codes, bound to a member and a purpose, hashed, single use (T14). */
export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** The `from` of resendotp, or the call that sent it. */
    purpose: text().notNull(),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('codes_member').on(table.memberId, table.purpose, table.createdAt)],
);

/**
 * Wrong tries, counted for each member and kind of secret: `otp:<purpose>`, `password`, `pin`, `totp`. Apart from
 * the codes, so that a resend does not reset the count (T14).
 */
export const secretTries = pgTable(
  'secret_tries',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    kind: text().notNull(),
    tries: integer().notNull().default(0),
    lockedUntil: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);

/** Authenticator steps already accepted: a step counts once (T15). */
export const totpSteps = pgTable(
  'totp_steps',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    step: integer().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.step] })],
);

export const loginLogs = pgTable(
  'login_logs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    ip: text().notNull(),
    country: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('login_logs_member').on(table.memberId, table.createdAt)],
);

/** What the sandbox would have mailed; shown on /sandbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    to: text().notNull(),
    username: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    code: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('outbox_username').on(table.username, table.id)],
);
