import { eq, sql } from 'drizzle-orm';
import { selectRows, type Tx } from '../data/database';
import type { Leg } from '../data/schema/columns';
import { memberTotals, members, profiles } from '../data/schema/members';
import type { Member } from './members';

/** Any number, the same for every registration: one at a time finds its place in the trees. */
const placesLock = 724_001;

export type Newcomer = Pick<
  typeof members.$inferInsert,
  'username' | 'name' | 'email' | 'phone' | 'countryId' | 'passwordHash' | 'pinHash' | 'createdAt'
> & { emailVerifiedAt: Date | null };

const pathPart = (id: number) => id.toString(36).padStart(5, '0');

/** Holds off other registrations until the transaction ends. */
export async function lockPlaces(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${placesLock})`);
}

/**
 * The member at the outer end of a sponsor's leg, under whom the next one on that leg is placed: a left link always
 * lands on the left leg, however many came before.
 */
async function endOfLeg(tx: Tx, sponsorId: number, leg: Leg): Promise<number> {
  const [end] = await selectRows<{ id: number }>(
    tx,
    sql`WITH RECURSIVE walk AS (
        SELECT id, 0 AS depth FROM members WHERE id = ${sponsorId}
        UNION ALL
        SELECT m.id, walk.depth + 1 FROM members m JOIN walk ON m.parent_id = walk.id AND m.leg = ${leg}
      ) SELECT id FROM walk ORDER BY depth DESC LIMIT 1`,
  );
  return end?.id ?? sponsorId;
}

/** Adds a member under a sponsor and on a leg, and counts it in every upline. Call `lockPlaces` first. */
export async function joinNetwork(
  tx: Tx,
  newcomer: Newcomer,
  sponsor: Member | undefined,
  leg: Leg | undefined,
): Promise<Member> {
  const parentId = sponsor && leg ? await endOfLeg(tx, sponsor.id, leg) : null;
  const [parent] = parentId === null ? [] : await tx.select().from(members).where(eq(members.id, parentId));
  const [added] = await tx
    .insert(members)
    .values({
      ...newcomer,
      sponsorId: sponsor?.id ?? null,
      sponsorDepth: sponsor ? sponsor.sponsorDepth + 1 : 0,
      sponsorPath: '',
      parentId,
      leg: parent ? (leg ?? null) : null,
      binaryPath: parent ? `${parent.binaryPath}${leg ?? ''}` : '',
    })
    .returning({ id: members.id });
  if (!added) throw new Error('The new member was not added.');
  const [member] = await tx
    .update(members)
    .set({ sponsorPath: `${sponsor?.sponsorPath ?? ''}${pathPart(added.id)}` })
    .where(eq(members.id, added.id))
    .returning();
  if (!member) throw new Error('The new member was not found again.');
  await tx.insert(profiles).values({ memberId: member.id });
  await tx.insert(memberTotals).values({ memberId: member.id });
  await countInUplines(tx, member);
  return member;
}

async function countInUplines(tx: Tx, { id, sponsorId }: Member): Promise<void> {
  await tx.execute(sql`WITH RECURSIVE up AS (
      SELECT parent_id, leg FROM members WHERE id = ${id} AND parent_id IS NOT NULL
      UNION ALL
      SELECT m.parent_id, m.leg FROM members m JOIN up ON m.id = up.parent_id WHERE m.parent_id IS NOT NULL
    ) UPDATE member_totals t SET
        left_count = left_count + (up.leg = 'L')::int,
        right_count = right_count + (up.leg = 'R')::int
      FROM up WHERE t.member_id = up.parent_id`);
  if (sponsorId === null) return;
  await tx.execute(sql`WITH RECURSIVE up AS (
      SELECT sponsor_id FROM members WHERE id = ${id} AND sponsor_id IS NOT NULL
      UNION ALL
      SELECT m.sponsor_id FROM members m JOIN up ON m.id = up.sponsor_id WHERE m.sponsor_id IS NOT NULL
    ) UPDATE member_totals t SET
        team_count = team_count + 1,
        direct_count = direct_count + (t.member_id = ${sponsorId})::int
      FROM up WHERE t.member_id = up.sponsor_id`);
}
