import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { getMember, type Member } from '../../access/members';
import { memberOperation } from '../../contract/operation';
import { type Db, selectRows, snapshot } from '../../data/database';
import { levelTotals } from '../../data/schema/members';
import { shareOf } from './shareOf';

interface Users {
  level: number;
  username: string[];
  self_investment: string[];
  self_live_investment: string[];
  joining_date: string[];
}

/** B §2 Total Downline Business: the kept totals of each level, and the first of its users (D97). */
export const listDownlineLevels = memberOperation(
  async ({ query: { level } }: { query: { level?: number } }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const own = await getMember(db, memberId);
      const levels = await db
        .select()
        .from(levelTotals)
        .where(
          and(
            eq(levelTotals.memberId, memberId),
            level === undefined ? undefined : lte(levelTotals.level, level),
          ),
        )
        .orderBy(asc(levelTotals.level));
      const share = shareOf(levels.map(({ members }) => members));
      const users = await usersOf(
        db,
        own,
        levels.map((row) => row.level),
        share,
      );
      const data = levels.map((row) => ({
        ...{ level: row.level, user_count: row.members, investment: row.bot, live_investment: row.live },
        ...(users.get(row.level) ?? { username: [] }),
      }));
      return { status: true, data };
    }),
);

/**
 * The first users of each level, by sponsor and then as they joined: for every level a walk along the index of depth and
 * path, which ends after `share` rows. Written by the database as JSON, for thousands of rows cost more to hand over.
 */
async function usersOf(
  db: Db,
  { sponsorPath, sponsorDepth }: Member,
  levels: readonly number[],
  share: number,
) {
  const head = sponsorPath.slice(0, 1000);
  const rows = await selectRows<Users>(
    db,
    sql`SELECT a.level, u.* FROM json_array_elements_text(${JSON.stringify(levels)}::json) l(value)
      CROSS JOIN LATERAL (SELECT l.value::int AS level) a
      CROSS JOIN LATERAL (
        SELECT json_agg(username) AS username, json_agg(bot) AS self_investment, json_agg(live) AS self_live_investment,
          json_agg(joined) AS joining_date
        FROM (
          SELECT m.username, t.own_bot::text AS bot, (t.own_live + t.own_fixed)::text AS live,
            to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS joined
          FROM members m JOIN member_totals t ON t.member_id = m.id
          WHERE m.sponsor_depth = ${sponsorDepth}::int + a.level AND starts_with(m.sponsor_path, ${sponsorPath})
            AND left(m.sponsor_path, 1000) ~>=~ ${head} AND left(m.sponsor_path, 1000) ~<~ ${`${head}{`}
          ORDER BY left(m.sponsor_path, 1000) USING ~<~ LIMIT ${share}
        ) first
      ) u`,
  );
  return new Map(rows.map(({ level, ...users }) => [level, users]));
}
