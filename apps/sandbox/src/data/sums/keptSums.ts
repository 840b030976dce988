import { type SQL, sql } from 'drizzle-orm';
import { tickets } from '../schema/service';
import { memberPaths, memberTotals, levelTotals } from './counted/network';

const toColumn = (name: string): string =>
  name === 'day' ? "(created_at AT TIME ZONE 'UTC')::date AS day" : name;

const positions = (key: readonly string[]): string => key.map((_, index) => index + 1).join(', ');

/** Counts the members' entries by some of their columns, and by the day in UTC. */
const entrySums = (key: readonly string[]): string => `
  SELECT ${key.map(toColumn).join(', ')},
    coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS credit,
    coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS debit,
    count(*) FILTER (WHERE amount > 0) AS credits, count(*) FILTER (WHERE amount < 0) AS debits
  FROM ledger_entries WHERE member_id IS NOT NULL GROUP BY ${positions(key)}`;

/** Counts the payouts by some of their columns, and by the day in UTC. */
const payoutSums = (key: readonly string[], sums: string): string =>
  `SELECT ${key.map(toColumn).join(', ')}, ${sums} FROM payouts GROUP BY ${positions(key)}`;

/** What a table keeps of other tables' rows. Every name is a column or a table of the database. */
export interface KeptSum {
  table: string;
  /** The columns that name a sum. */
  key: readonly string[];
  /** The columns that are kept. */
  kept: readonly string[];
  /** The tables whose rows are counted. A migration or a recount locks them first, in this order. */
  rows: readonly string[];
  /** A SELECT of `key` and `kept`, counted from the rows. */
  counted: string;
  /** The key of an empty sum may have no row. Otherwise each key has one. */
  mayBeAbsent: boolean;
  /** Whether members write it only through the database's own functions, so the application has no right to change it. */
  isGuarded: boolean;
}

const history = { kept: ['credit', 'debit', 'credits', 'debits'], rows: ['ledger_entries'] };

/**
 * Every sum, count and derived column that is kept (T46). The check, the watcher, the recount, the application's rights
 * and the tests are made from this list. A sum is listed after the sums that it is counted from.
 */
export const keptSums: readonly KeptSum[] = [
  {
    table: 'members',
    key: ['id'],
    kept: ['sponsor_depth', 'sponsor_path', 'binary_path'],
    rows: ['members'],
    counted: memberPaths,
    mayBeAbsent: false,
    isGuarded: true,
  },
  {
    table: 'member_totals',
    key: ['member_id'],
    kept: [
      ...['left_count', 'right_count', 'left_bots', 'right_bots', 'direct_count', 'direct_paid'],
      ...['team_count', 'team_paid', 'is_paid', 'live_is_paid', 'own_bot', 'own_live', 'own_fixed'],
      ...['team_bot', 'team_live', 'team_fixed'],
    ],
    rows: ['members', 'subscriptions', 'live_subscriptions'],
    counted: memberTotals,
    mayBeAbsent: false,
    isGuarded: true,
  },
  {
    table: 'level_totals',
    key: ['member_id', 'level'],
    kept: ['members', 'bot', 'live'],
    rows: ['members', 'subscriptions', 'live_subscriptions'],
    counted: levelTotals,
    mayBeAbsent: true,
    isGuarded: true,
  },
  {
    table: 'wallets',
    key: ['member_id', 'key'],
    kept: ['balance'],
    rows: ['ledger_entries'],
    counted: `SELECT member_id, wallet AS key, sum(amount) AS balance FROM ledger_entries
      WHERE member_id IS NOT NULL GROUP BY 1, 2`,
    mayBeAbsent: true,
    isGuarded: true,
  },
  {
    table: 'history_sums',
    key: ['member_id', 'wallet', 'source'],
    ...history,
    counted: entrySums(['member_id', 'wallet', 'source']),
    mayBeAbsent: true,
    isGuarded: true,
  },
  {
    table: 'history_days',
    key: ['member_id', 'day', 'wallet', 'source'],
    ...history,
    counted: entrySums(['member_id', 'day', 'wallet', 'source']),
    mayBeAbsent: true,
    isGuarded: true,
  },
  {
    table: 'payout_counts',
    key: ['member_id', 'source', 'is_paid'],
    kept: ['payouts'],
    rows: ['payouts'],
    counted: payoutSums(['member_id', 'source', 'is_paid'], 'count(*) AS payouts'),
    mayBeAbsent: true,
    isGuarded: true,
  },
  {
    table: 'payout_days',
    key: ['member_id', 'day', 'source', 'is_paid'],
    kept: ['amount', 'payouts'],
    rows: ['payouts'],
    counted: payoutSums(
      ['member_id', 'day', 'source', 'is_paid'],
      'sum(amount) AS amount, count(*) AS payouts',
    ),
    mayBeAbsent: true,
    isGuarded: true,
  },
  {
    table: 'tickets',
    key: ['id'],
    kept: ['last_reply_at'],
    rows: ['ticket_messages'],
    // The first message is no reply.
    counted: `SELECT t.id, CASE WHEN count(m) > 1 THEN max(m.created_at) END AS last_reply_at
      FROM tickets t LEFT JOIN ticket_messages m ON m.ticket_id = t.id GROUP BY t.id`,
    mayBeAbsent: false,
    isGuarded: false,
  },
];

/** The time of a ticket's newest reply, for an update. Of two replies at once, the earlier may be stored last. */
export const toLastReply = (at: Date): SQL =>
  sql`greatest(${tickets.lastReplyAt}, ${at.toISOString()}::timestamptz)`;
