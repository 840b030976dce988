import type { Db } from '../data/database';
import { memberTotals, members, profiles } from '../data/schema/members';

/** A bare member without sponsor or position, for money tests. Returns its id. */
export async function testMember(db: Db, username: string): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({
      username,
      name: username,
      email: `${username}@example.test`,
      phone: '',
      passwordHash: '',
      sponsorPath: '',
      binaryPath: '',
      createdAt: new Date(0),
    })
    .returning({ id: members.id });
  if (!row) throw new Error('no member');
  await db.insert(profiles).values({ memberId: row.id });
  await db.insert(memberTotals).values({ memberId: row.id });
  return row.id;
}
