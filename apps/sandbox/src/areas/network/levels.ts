import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { getMember, type Member } from '../../access/members';
import { memberOperation } from '../../contract/operation';
import { type Db, selectRows, snapshot } from '../../data/database';
import { levelTotals } from '../../data/schema/members';
import { invalid } from '../../api/refusal';
import type { Schema } from '../../api/schema';

/** The contract's limit of users in one answer. */
const mostOfLevel = 1_000;
const mostInAll = 2_000;

/** The maximum of users for each level. Large levels share what small ones leave. */
export function toShareStep(counts: readonly number[]): number {
  let left = mostInAll;
  let levels = counts.length;
  for (const count of counts.toSorted((a, b) => a - b)) {
    if (count * levels > left) return Math.min(mostOfLevel, Math.floor(left / levels));
    left -= count;
    levels -= 1;
  }
  return mostOfLevel;
}

/** The filter's values (B §9). A page can show any level. */
const filterLevels: readonly number[] = [25, 50, 75];

type Level = Schema<'DownlineLevel'>;
/** The parallel lists of a level's users. */
type Users = Pick<Level, 'level' | 'username' | 'self_investment' | 'self_live_investment' | 'joining_date'>;

/** B §2 Total Downline Business: the stored totals of each level, and its first users (D97). */
export const listDownlineLevels = memberOperation<'listDownlineLevels'>(
  async ({ query: { level, page } }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      if (page === undefined && level !== undefined && !filterLevels.includes(level)) {
        throw invalid({ level: ['The selected level is invalid.'] });
      }
      const own = await getMember(db, memberId);
      const levels = await db
        .select()
        .from(levelTotals)
        .where(and(eq(levelTotals.memberId, memberId), wanted(level, page)))
        .orderBy(asc(levelTotals.level));
      const share = page === undefined ? toShareStep(levels.map(({ members }) => members)) : mostOfLevel;
      const users = await toUsers(
        db,
        own,
        levels.map((row) => row.level),
        share,
        ((page ?? 1) - 1) * mostOfLevel,
      );
      const data = levels.map((row): Level => ({
        username: [],
        // Beyond the last page the lists are null.
        ...(users.get(row.level)?.username && users.get(row.level)),
        level: row.level,
        user_count: row.members,
        user_pages: Math.max(1, Math.ceil(row.members / mostOfLevel)),
        investment: row.bot,
        live_investment: row.live,
      }));
      return { status: true, data };
    }),
);

/** Levels up to the filtered one. A page shows a single level, by default the nearest (D97). */
function wanted(level: number | undefined, page: number | undefined): SQL | undefined {
  if (page !== undefined) return eq(levelTotals.level, level ?? 1);
  return level === undefined ? undefined : lte(levelTotals.level, level);
}

/**
 * The first users of each level, by sponsor and then by joining order. Each level reads `share` rows along the index of
 * depth and path. The database returns JSON because thousands of rows are slower to transfer.
 */
async function toUsers(
  db: Db,
  { sponsorPath, sponsorDepth }: Member,
  levels: readonly number[],
  share: number,
  from: number,
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
          ORDER BY left(m.sponsor_path, 1000) USING ~<~ LIMIT ${share} OFFSET ${from}
        ) first
      ) u`,
  );
  return new Map(rows.map(({ level, ...users }) => [level, users]));
}
