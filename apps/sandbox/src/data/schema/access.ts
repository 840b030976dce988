import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { members } from './members';

/**
 * Opaque tokens, stored as the SHA-256 of 256 random bits (hex). `pre-login` is accepted only by login and OTP (T16).
 * `registration` is accepted only by the verification of that member's email. `temp` opens one impersonation (T5). `impersonation` may read but not move money or change security.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['pre-login', 'registration', 'session', 'impersonation', 'temp'] }).notNull(),
    /** The sign-in's device, by name and address. Null for tokens that no one signs in with. */
    device: text(),
    ip: text(),
    /** The language of the last call that named one, such as `ar`. Mails to the member use it. */
    language: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

/** Hashed single-use codes, bound to a member, a purpose and the token that asked for them (T14). */
export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    /** The token that asked for it: of the first step, or of the session. Null for codes that need none. */
    sessionId: integer().references(() => sessions.id),
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
 * Counts wrong tries for each member and kind of secret: `otp:<purpose>`, `password`, `pin`, `totp`. The count is
 * separate from the codes, because a resend must not reset it (T14).
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

/** Accepted authenticator steps. A step is valid once (T15). */
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
    /** Browser and system, such as “Chrome on Windows”. */
    device: text(),
    /** The device's hash (access/guessing/devices.ts). Empty after a rescue forgot the device. */
    deviceKey: text(),
    /** The session that the sign-in opened. */
    sessionId: integer().references(() => sessions.id),
    /** The member had signed in before, but not from this device. */
    isNew: smallint().$type<0 | 1>().notNull().default(0),
    /** When the member said whether the new device is theirs. */
    answeredAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('login_logs_member').on(table.memberId, table.createdAt)],
);

/**
 * The number of requests in a span of time, over all processes (T31). `key` is a hash that reveals neither a name nor
 * an address.
 */
export const turns = pgTable(
  'turns',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index('turns_resets').on(table.resetsAt)],
);

/** The devices of earlier sign-ins. `mark` is a hash (access/guessing/devices.ts). */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    mark: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.mark] })],
);

/** Mail of the sandbox, shown on /sandbox. */
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
