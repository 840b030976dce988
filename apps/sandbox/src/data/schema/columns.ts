import { numeric, timestamp } from 'drizzle-orm/pg-core';

/**
 * USD with two decimals. Rows have it as a decimal text, never as a number (T22). ledger/amount.ts converts it to
 * cents.
 */
export const money = () => numeric({ precision: 20, scale: 2 });

/** A moment. The clock writes it, so columns have no default. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const walletKeys = ['pay_in', 'pay_out', 'live', 'fixed', 'hold'] as const;
/** B §1: a member's wallets. */
export type WalletKey = (typeof walletKeys)[number];

export const authTypes = ['otp', 'mpin', 'authenticator'] as const;
export type AuthType = (typeof authTypes)[number];

export const legs = ['L', 'R'] as const;
export type Leg = (typeof legs)[number];
