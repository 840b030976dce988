import { and, eq, sql } from 'drizzle-orm';
import { findAbove, lockTotals, sides } from './aboveMember';
import type { Tx } from './database';
import { sponsorChain, sponsorLink } from './downline';
import { nextId } from './nextId';
import { runPrepared } from './runPrepared';
import type { Leg } from './schema/columns';
import { members, memberTotals, profiles } from './schema/members';

type Member = typeof members.$inferInsert;
/** A member without a position in the network. */
export type NewMember = Omit<
  Member,
  'id' | 'sponsorId' | 'sponsorDepth' | 'sponsorPath' | 'parentId' | 'leg' | 'binaryPath'
>;

/** Serializes registrations until the transaction ends, so reads of the network stay valid. */
export const lockNetwork = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('joinNetwork'))`);

/**
 * Adds a member below a sponsor at the next vacant position of the chosen leg, counts it for everyone above and returns
 * its id. Without a sponsor the member becomes the root of an empty network. Registrations are serialized, so a
 * position is used only once.
 */
export async function joinNetwork(
  tx: Tx,
  member: NewMember,
  sponsorId: number | null,
  leg: Leg,
): Promise<number> {
  await lockNetwork(tx);
  const id = await nextId(tx, members);
  const [sponsor] =
    sponsorId === null ? [] : await tx.select().from(members).where(eq(members.id, sponsorId));
  if (sponsorId !== null && !sponsor) throw new Error('no such sponsor');
  const position = sponsor && (await vacantNode(tx, sponsor.id, sponsor.binaryPath, leg));
  await tx.insert(members).values({
    ...member,
    id,
    sponsorId,
    sponsorDepth: sponsor ? sponsor.sponsorDepth + 1 : 0,
    sponsorPath: (sponsor?.sponsorPath ?? '') + sponsorLink(id),
    parentId: position?.parentId ?? null,
    leg: position?.leg ?? null,
    binaryPath: position?.path ?? '',
  });
  await tx.insert(profiles).values({ memberId: id });
  await countMember(tx, id, sponsor?.sponsorPath ?? '', position?.path ?? '');
  return id;
}

interface Position {
  parentId: number;
  leg: Leg;
  path: string;
}

/** Goes down the chosen leg, then always to the smaller side. This takes few steps and keeps the tree flat. */
async function vacantNode(tx: Tx, sponsorId: number, sponsorPath: string, leg: Leg): Promise<Position> {
  let parentId = sponsorId;
  let path = sponsorPath;
  let side = leg;
  for (;;) {
    path += side;
    const [child] = await tx
      .select({ id: members.id, left: memberTotals.leftCount, right: memberTotals.rightCount })
      .from(members)
      .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
      .where(and(eq(members.parentId, parentId), eq(members.leg, side)));
    if (!child) return { parentId, leg: side, path };
    parentId = child.id;
    side = child.left <= child.right ? 'L' : 'R';
  }
}

/** Gives a new member its totals, and counts it for everyone above its position. */
async function countMember(tx: Tx, id: number, sponsorPath: string, path: string): Promise<void> {
  const chain = sponsorChain(sponsorPath);
  const above = await findAbove(tx, path);
  await lockTotals(tx, [...chain, ...above.map(({ id: aboveId }) => aboveId)]);
  const { leftIds, rightIds } = sides(above, path);
  await runPrepared(tx, 'count a member', 'SELECT count_member($1::int, $2::json, $3::json, $4::json)', [
    id,
    ...[chain.toReversed(), leftIds, rightIds].map((ids) => JSON.stringify(ids)),
  ]);
}
