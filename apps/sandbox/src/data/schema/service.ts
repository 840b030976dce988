import { customType, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { news, subjects } from './catalogue';
import { moment } from './columns';
import { members } from './members';

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Stored images under random names (T11). A null `ownerId` means public (news, avatars, under /images). Otherwise only
 * the owner may read it.
 */
export const files = pgTable('files', {
  name: text().primaryKey(),
  ownerId: integer().references(() => members.id),
  type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
  bytes: bytes().notNull(),
  createdAt: moment().notNull(),
});

/** A §3 KYC document, status 0 Pending, 1 Approved, 2 Rejected. */
export const kycDocuments = pgTable(
  'kyc_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    documentType: text({ enum: ['identity', 'address', 'photo'] }).notNull(),
    documentName: text().notNull(),
    documentNumber: text().notNull().default(''),
    front: text().notNull(),
    back: text(),
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    remarks: text(),
    createdAt: moment().notNull(),
    actedAt: moment(),
  },
  (table) => [index('kyc_documents_member').on(table.memberId, table.id)],
);

/** Status 0 New, 1 Open, 2 Close, 3 Reopen (B §4). */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    subjectId: integer()
      .notNull()
      .references(() => subjects.id),
    othersSubject: text(),
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    createdAt: moment().notNull(),
    lastReplyAt: moment(),
  },
  (table) => [index('tickets_member').on(table.memberId, table.id)],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id),
    message: text().notNull(),
    /** Null for a member's message. */
    adminUsername: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('ticket_messages_ticket').on(table.ticketId, table.id)],
);

export const messageImages = pgTable(
  'message_images',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    messageId: integer()
      .notNull()
      .references(() => ticketMessages.id),
    file: text()
      .notNull()
      .references(() => files.name),
  },
  (table) => [index('message_images_message').on(table.messageId)],
);

export const newsReads = pgTable(
  'news_reads',
  {
    memberId: memberId(),
    newsId: integer()
      .notNull()
      .references(() => news.id),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.newsId] })],
);

/** `isPopup` is 1 until the member closes it (change-popup-status). A null `seenAt` means unread. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    title: text().notNull(),
    body: text().notNull(),
    source: text().notNull(),
    isPopup: smallint().$type<0 | 1>().notNull().default(0),
    seenAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('notifications_member').on(table.memberId, table.id)],
);
