import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from './access';
import { moment } from './columns';
import { members } from './members';

/** What protects a member's money after a change of security (T29). A member without a row was never in need of it. */
export const safeguards = pgTable('safeguards', {
  memberId: integer()
    .primaryKey()
    .references(() => members.id),
  /** Withdrawals are refused before this moment. */
  withdrawalsHeldUntil: moment(),
  /** Since when the account is frozen; null while it is not. */
  frozenAt: moment(),
});

/** Links of mails that freeze an account, single use; only their hashes are kept. */
export const freezeLinks = pgTable(
  'freeze_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('freeze_links_member').on(table.memberId)],
);

/** Secrets that a session was shown for an authenticator. None is in force: switching 2FA on takes one of them over. */
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
