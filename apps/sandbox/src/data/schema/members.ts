import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { countries } from './catalogue';
import type { Network } from '../chainAddress';
import { authTypes, legs, moment, money } from './columns';

const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;
/** An index row is limited to 2,704 bytes and a path is not. See data/downline.ts. */
const head = (column: AnyPgColumn): SQL => sql`left(${column}, 1000)`;

/**
 * A member with its positions in both trees. `sponsorPath` has five base-36 digits for each sponsor and the member,
 * `binaryPath` the turns L or R from the root. A downline is a prefix, which an index finds in a network of any size.
 */
export const members = pgTable(
  'members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    countryId: integer().references(() => countries.id),
    passwordHash: text().notNull(),
    pinHash: text(),
    /** Base32, in force while `totpEnabled`. Offered secrets are in totp_setups. */
    totpSecret: text(),
    totpEnabled: boolean().notNull().default(false),
    authType: text({ enum: authTypes }).notNull().default('otp'),
    /** Whether sign-in requires a second factor (the spassword flag of A §4.2). */
    secondStep: boolean().notNull().default(true),
    emailVerifiedAt: moment(),
    /** The newest sign-in, including the current one. Earlier ones are in login_logs. */
    lastLoginAt: moment(),
    createdAt: moment().notNull(),
    sponsorId: integer().references((): AnyPgColumn => members.id),
    sponsorDepth: integer().notNull().default(0),
    sponsorPath: text().notNull(),
    parentId: integer().references((): AnyPgColumn => members.id),
    leg: text({ enum: legs }),
    binaryPath: text().notNull(),
  },
  (table) => [
    // The operators use it for whole names and for prefixes.
    uniqueIndex('members_username').on(sql`${lower(table.username)} text_pattern_ops`),
    unique('members_place').on(table.parentId, table.leg),
    index('members_email').on(lower(table.email)),
    index('members_sponsor').on(table.sponsorId, table.id),
    index('members_sponsor_path').on(table.sponsorDepth, sql`${head(table.sponsorPath)} text_pattern_ops`),
    index('members_binary_path').on(sql`${head(table.binaryPath)} text_pattern_ops`),
  ],
);

/** A member's personal and payout details (A §3 Profile). Every member has one row. */
export const profiles = pgTable('profiles', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  avatar: text(),
  gender: text({ enum: ['female', 'male'] }),
  /** yyyy-MM-dd (D57). */
  dob: text(),
  addressLine1: text(),
  addressLine2: text(),
  landmark: text(),
  city: text(),
  state: text(),
  pincode: text(),
  taxId: text(),
  antiPhishingWord: text(),
  withdrawType: text({ enum: ['bank', 'crypto'] }),
  holderName: text(),
  bankName: text(),
  acNo: text(),
  ifsc: text(),
  withdrawalCoin: text().$type<Network>(),
  withdrawalAddress: text(),
  tradingUsername: text(),
  tradingPlatform: text(),
  tradingAccount: text(),
  tradingPass: text(),
  investorPassword: text(),
  tradingServer: text(),
  tradingFile: text(),
});

/**
 * Totals that would otherwise need the whole downline, updated by data/joinNetwork.ts and plan/buy.ts.
 * `left…`/`right…` count the binary legs, `team…` the sponsor tree, `direct…` its first level. "Paid" means at least
 * one purchase, and purchases stay counted after they end or are cancelled (ADR 8).
 */
export const memberTotals = pgTable('member_totals', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  leftCount: integer().notNull().default(0),
  rightCount: integer().notNull().default(0),
  leftBots: integer().notNull().default(0),
  rightBots: integer().notNull().default(0),
  directCount: integer().notNull().default(0),
  directPaid: integer().notNull().default(0),
  teamCount: integer().notNull().default(0),
  teamPaid: integer().notNull().default(0),
  isPaid: smallint().$type<0 | 1>().notNull().default(0),
  liveIsPaid: smallint().$type<0 | 1>().notNull().default(0),
  ownBot: money().notNull().default('0'),
  ownLive: money().notNull().default('0'),
  ownFixed: money().notNull().default('0'),
  teamBot: money().notNull().default('0'),
  teamLive: money().notNull().default('0'),
  teamFixed: money().notNull().default('0'),
});

/**
 * Members and purchases of each level in the sponsor tree, where 1 is the direct referrals, updated with member_totals.
 * `live` is Live and Pamm together. An empty level has no row (ADR 9).
 */
export const levelTotals = pgTable(
  'level_totals',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    level: integer().notNull(),
    members: integer().notNull().default(0),
    bot: money().notNull().default('0'),
    live: money().notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.level] })],
);
