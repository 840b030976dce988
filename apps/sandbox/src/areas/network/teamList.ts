import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  lt,
  ne,
  not,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { members, memberTotals } from '../../data/schema/members';
import { statement } from '../../data/statement';
import { type Moments, toSpan } from '../../api/dates';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { isPaying, selectLastPurchase, type StatusFlag, toStatusFlag } from './memberStatus';

interface Row {
  username: string;
  turn: string;
  level: number | null;
  joined: Date;
  isPaid: 0 | 1;
  liveIsPaid: 0 | 1;
  sum: string;
  last: string | null;
}

const toApi = (row: Row): Schema<'TeamListMember'> => ({
  username: row.username,
  leg: row.turn === 'L' ? 'left' : 'right',
  level: row.level,
  joined_at: row.joined.toISOString(),
  is_paid: row.isPaid,
  live_is_paid: row.liveIsPaid,
  sum: row.sum,
  last_purchase_at: row.last,
});

/**
 * `from` and `before` limit the joining date. The flags select different statements, because a sort order can't be a
 * parameter.
 */
interface Asked extends ListValues {
  /** L, R, or '' for both legs. */
  turn: string;
  level: number | undefined;
  start: string | undefined;
  paying: StatusFlag;
  boughtFrom: Moments['from'];
  boughtBefore: Moments['before'];
  lastFrom: Moments['from'];
  lastBefore: Moments['before'];
  byLevel: 1 | undefined;
  bySum: 1 | undefined;
  rising: 1 | undefined;
}

const own = aliasedTable(members, 'own');
const path = sql`left(${members.binaryPath}, 1000)`;
/** Steps along the sponsors. Members of other teams have no level here. */
const toLevel = sql<number | null>`CASE WHEN starts_with(${members.sponsorPath}, ${own.sponsorPath})
  THEN ${members.sponsorDepth} - ${own.sponsorDepth} END`;

/** Whether a member bought anything, at or after a moment if there is one. */
function hasBought(from?: Placeholder): SQL {
  const of = sql`member_id = ${members.id} ${from && sql`AND created_at >= ${from}::timestamptz`}`;
  return sql`(EXISTS (SELECT FROM subscriptions WHERE ${of})
    OR EXISTS (SELECT FROM live_subscriptions WHERE ${of}))`;
}

const readTeam = statement<Asked>('team list')((db, given) => {
  // The same statement finds the requesting member's position, so no one outside the own team is ever read (T20).
  const top = sql`(${own.binaryPath} || ${given.turn}::text)`;
  const below = and(
    sql`${path} ~>=~ left(${top}, 1000)`,
    sql`${path} ~<~ (left(${top}, 1000) || '{')`,
    sql`starts_with(${members.binaryPath}, ${top})`,
    ne(members.id, own.id),
  );
  const { boughtFrom, boughtBefore, lastFrom, lastBefore } = given;
  const inDays = boughtFrom ?? boughtBefore;
  const of = sql`member_id = ${members.id}
    ${boughtFrom && sql`AND created_at >= ${boughtFrom}::timestamptz`}
    ${boughtBefore && sql`AND created_at < ${boughtBefore}::timestamptz`}`;
  const { ownBot, ownLive, ownFixed } = memberTotals;
  // The totals are stored. Only purchases in a range of days have to be summed.
  const bought = inDays
    ? sql`LATERAL (SELECT sum(price) AS sum FROM (SELECT price FROM subscriptions WHERE ${of}
        UNION ALL SELECT price FROM live_subscriptions WHERE ${of}) p) bought`
    : sql`LATERAL (SELECT ${ownBot} + ${ownLive} + ${ownFixed} AS sum) bought`;
  const meant = and(
    eq(own.id, given.memberId),
    inDays && sql`bought.sum IS NOT NULL`,
    lastFrom && hasBought(lastFrom),
    lastBefore && and(hasBought(), not(hasBought(lastBefore))),
    given.level && sql`${toLevel} = ${given.level}::int`,
    given.start && sql`starts_with(lower(${members.username}), lower(${given.start}::text))`,
    isPaying(given.paying),
    given.from && gte(members.createdAt, given.from),
    given.before && lt(members.createdAt, given.before),
  );
  const sorted = given.byLevel ? toLevel : given.bySum ? sql`bought.sum` : members.createdAt;
  const direction = given.rising ? asc : desc;
  return {
    total: db
      .select({ total: count() })
      .from(members)
      .innerJoin(own, below)
      .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
      .innerJoin(bought, sql`true`)
      .where(meant),
    rows: db
      .select({
        username: members.username,
        turn: sql<string>`substr(${members.binaryPath}, length(${own.binaryPath}) + 1, 1)`,
        level: toLevel,
        joined: members.createdAt,
        isPaid: memberTotals.isPaid,
        liveIsPaid: memberTotals.liveIsPaid,
        sum: sql<string>`bought.sum::text`,
        last: selectLastPurchase,
      })
      .from(members)
      .innerJoin(own, below)
      .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
      .innerJoin(bought, sql`true`)
      .where(meant)
      .orderBy(sql`${direction(sorted)} NULLS LAST`, direction(members.id))
      .limit(given.limit)
      .offset(given.offset),
  };
});

const turns = { left: 'L', right: 'R' } as const;

/** The team list (D113): everyone below the member in the binary tree, by leg, level, days and name. */
export const listTeam = memberOperation<'listTeam'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { leg, level, username, status, joined_from, joined_to, sort, direction } = query;
    const { bought_from, bought_to, last_bought_from, last_bought_to } = query;
    const bought = toSpan({ bought_from }, { bought_to });
    const last = toSpan({ last_bought_from }, { last_bought_to });
    const asked = {
      ...{ memberId, level, start: username, paying: toStatusFlag(status), turn: leg ? turns[leg] : '' },
      ...toSpan({ joined_from }, { joined_to }),
      ...{ boughtFrom: bought.from, boughtBefore: bought.before },
      ...{ lastFrom: last.from, lastBefore: last.before },
      byLevel: sort === 'level' ? (1 as const) : undefined,
      bySum: sort === 'sum' ? (1 as const) : undefined,
      rising: direction === 'asc' ? (1 as const) : undefined,
    };
    const { page } = await readPage(query, {
      path: '/team-list',
      filters: {
        ...{ leg, level, username, status, joined_from, joined_to, bought_from, bought_to },
        ...{ last_bought_from, last_bought_to, sort, direction },
      },
      read: ({ limit, offset }) => readTeam(db, { ...asked, limit, offset }),
      toApi,
    });
    return { status: true, ...page };
  },
);
