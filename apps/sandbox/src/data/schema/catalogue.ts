import { boolean, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, money } from './columns';

export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  /** ISO 3166-1 alpha-2. */
  code: text().notNull().unique(),
  name: text().notNull(),
  /** Digits without +. */
  callingCode: text().notNull(),
});

/** The operator's switches. Their keys are in data/settings.ts. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Bot packages and live packages (B §3). In a live package `isMt5` 0 is PAAM and 1 is LIVE. */
export const packages = pgTable('packages', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  market: text({ enum: ['bot', 'live'] }).notNull(),
  name: text().notNull(),
  type: text({ enum: ['fixed', 'variable'] }).notNull(),
  price: money().notNull(),
  minimumPrice: money().notNull(),
  maximumPrice: money().notNull(),
  /** Percent a month. Live packages only. */
  roiPercentage: numeric({ precision: 6, scale: 2 }),
  isMt5: smallint().$type<0 | 1>().notNull().default(0),
  /** The duration of a subscription in months. */
  months: integer().notNull().default(12),
  active: boolean().notNull().default(true),
});

export const paymentMethods = pgTable('payment_methods', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  networkName: text().notNull(),
  type: text({ enum: ['deposit', 'bank'] })
    .notNull()
    .default('deposit'),
  active: boolean().notNull().default(true),
});

export const subjects = pgTable('subjects', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  subject: text().notNull(),
});

export const news = pgTable('news', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  /** A name under /images, or null. */
  image: text(),
  /** The operator's HTML. The portal sanitizes it (T1, D105). */
  body: text().notNull(),
  isShow: smallint().$type<0 | 1>().notNull().default(0),
  publishedAt: moment(),
  createdAt: moment().notNull(),
});
