import { eq, sql, type SQL } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type Db, selectRows } from '../../data/database';
import { toLeg } from '../../data/downline';
import { members, memberTotals } from '../../data/schema/members';
import type { Schema } from '../../api/schema';

/** The contract's limit of members in one answer. */
const mostListed = 8;
/** The limit of rows that one search reads, which keeps it quick in any team and network. */
const mostLooked = 10_000;

type Own = Awaited<ReturnType<typeof readOwn>>;

/** `username` is null in the row that represents the names left unread. */
interface Found {
  username: string | null;
  path: string;
  depth: number;
}

const legMessages = { L: 'left', R: 'right' } as const;
const inOrder = sql`lower(username) USING ~<~`;

/** The requesting member's positions in both trees, and the number of members below. */
async function readOwn(db: Db, memberId: number) {
  const { id, binaryPath, sponsorPath, sponsorDepth } = members;
  const { leftCount, rightCount, teamCount } = memberTotals;
  const [own] = await db
    .select({ id, binaryPath, sponsorPath, sponsorDepth, leftCount, rightCount, teamCount })
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, id))
    .where(eq(id, memberId));
  if (!own) throw new Error(`Member ${memberId} has no totals.`);
  return own;
}

/** A path and all that begin with it. An index row has only the start of a path, so the whole path is compared too. */
const beginsWith = (column: SQL, path: string): SQL => sql`left(${column}, 1000) ~>=~ ${path.slice(0, 1000)}
  AND left(${column}, 1000) ~<~ ${`${path.slice(0, 1000)}{`} AND starts_with(${column}, ${path})`;

/** A small team is read completely by its paths, so the answer is complete whatever other names exist. */
const inSmallTeam = (team: SQL, start: string): SQL => sql`
  WITH team AS MATERIALIZED (${team})
  SELECT username, path, depth FROM team WHERE starts_with(lower(username), ${start})
  ORDER BY ${inOrder} LIMIT ${mostListed + 1}`;

const binaryTeam = ({ id, binaryPath }: Own): SQL =>
  sql`SELECT username, binary_path AS path, sponsor_depth AS depth FROM members
    WHERE ${beginsWith(sql`binary_path`, binaryPath)} AND id <> ${id}`;

const directTeam = ({ id, sponsorPath, sponsorDepth }: Own): SQL =>
  sql`SELECT m.* FROM level_totals l CROSS JOIN LATERAL (
      SELECT username, sponsor_path AS path, sponsor_depth AS depth FROM members
      WHERE sponsor_depth = ${sponsorDepth}::int + l.level AND ${beginsWith(sql`sponsor_path`, sponsorPath)}
    ) m WHERE l.member_id = ${id}`;

/**
 * In a large team names are read in order, and the path shows whether a member belongs to the team. Eight matches are
 * usually found soon. Otherwise the search ends with a row that marks it as incomplete.
 */
const inLargeTeam = (
  column: SQL,
  path: string,
  { id, start, most }: { id: number; start: string; most: number },
): SQL => sql`
  SELECT CASE WHEN place <= ${most} THEN username END AS username, path, depth
  FROM (
    SELECT id, username, lower(username) AS name, ${column} AS path, sponsor_depth AS depth,
      row_number() OVER (ORDER BY ${inOrder}) AS place
    FROM members WHERE lower(username) ~>=~ ${start} AND lower(username) ~<~ ${`${start}{`}
    ORDER BY ${inOrder} LIMIT ${most + 1}
  ) looked
  WHERE (starts_with(path, ${path}) AND id <> ${id}) OR place > ${most}
  ORDER BY name USING ~<~ LIMIT ${mostListed + 1}`;

interface Asked {
  memberId: number;
  tree: 'binary' | 'direct';
  start: string;
}

function toSearch(own: Own, { tree, start }: Asked, most: number): SQL {
  const { id, binaryPath, sponsorPath, leftCount, rightCount, teamCount } = own;
  const [team, count, column, path] =
    tree === 'binary'
      ? ([binaryTeam(own), leftCount + rightCount, sql`binary_path`, binaryPath] as const)
      : ([directTeam(own), teamCount, sql`sponsor_path`, sponsorPath] as const);
  return count <= most ? inSmallTeam(team, start) : inLargeTeam(column, path, { id, start, most });
}

/** Members of the own team whose names begin with a text. No one outside it is returned (T20). */
export async function findInTeam(
  db: Db,
  asked: Asked,
  most = mostLooked,
): Promise<Pick<Schema<'TeamSearchAnswer'>, 'data' | 'more'>> {
  const own = await readOwn(db, asked.memberId);
  const start = asked.start.toLowerCase();
  const rows = await selectRows<Found>(db, toSearch(own, { ...asked, start }, most));
  const data = rows.slice(0, mostListed).flatMap(({ username, path, depth }) => {
    if (username === null) return [];
    const leg = asked.tree === 'binary' ? toLeg(path, own.binaryPath) : undefined;
    return [{ username, ...(leg ? { leg: legMessages[leg] } : { level: depth - own.sponsorDepth }) }];
  });
  return { data, more: rows.length > data.length };
}

/** Names for the search of both trees (D113). */
export const searchTeam = memberOperation<'searchTeam'>(
  async ({ query: { username, tree } }, { session: { memberId }, services: { db } }) => ({
    status: true,
    ...(await findInTeam(db, { memberId, tree, start: username })),
  }),
);
