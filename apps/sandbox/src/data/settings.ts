import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { settings } from './schema/catalogue';

/** The operator's switches. Rates and percentages are decimal texts. */
export interface Settings {
  /** Whether members see the binary tree and the single leg: the plan flags of pre-register (A §3, D14). */
  binary: 0 | 1;
  single_leg: 0 | 1;
  /** Whether a new member must verify the e-mail before signing in. */
  email_required: 0 | 1;
  /** INR for one USD (B §9). */
  conversion_rate: string;
  withdraw_fee_percent: string;
  /** The least and the most that one withdrawal may be, USD. Null without a limit. */
  withdraw_min_amount: string | null;
  withdraw_max_amount: string | null;
  /** The least deposit on a chain that is credited, USD. Null without a limit. */
  deposit_min_amount: string | null;
  /** Percent of a live subscription's price. */
  cancel_fee_percent: string;
  /** Whether active subscriptions may be cancelled (D69, D70). */
  cancel_bot: 0 | 1;
  cancel_live: 0 | 1;
}

export const defaultSettings: Settings = {
  binary: 1,
  single_leg: 0,
  email_required: 1,
  conversion_rate: '88.25',
  withdraw_fee_percent: '5',
  withdraw_min_amount: null,
  withdraw_max_amount: null,
  deposit_min_amount: null,
  cancel_fee_percent: '10',
  cancel_bot: 1,
  cancel_live: 1,
};

/**
 * The stored switches, read as text. The driver and drizzle would both parse a JSON text that looks like a number, and
 * a rate would become a float (T22).
 */
export const storedSettings = (db: Db) =>
  db.select({ key: settings.key, text: sql<string>`${settings.value} #>> '{}'` }).from(settings);

/** All switches, with defaults for missing ones. */
export function getSettings(rows: Awaited<ReturnType<typeof storedSettings>>): Settings {
  const isFlag = (key: string) => typeof defaultSettings[key as keyof Settings] === 'number';
  // The operator's clock shift is a row here too, but no switch (sharedClock.ts).
  const switches = rows.filter(({ key }) => Object.hasOwn(defaultSettings, key));
  const stored = switches.map(({ key, text }) => [key, isFlag(key) ? Number(text) : text]);
  return { ...defaultSettings, ...(Object.fromEntries(stored) as Partial<Settings>) };
}

export const readSettings = async (db: Db): Promise<Settings> => getSettings(await storedSettings(db));
