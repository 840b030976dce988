import type { Db } from '../data/database';
import { sponsorLink } from '../data/downline';
import { nextId } from '../data/nextId';
import { memberTotals, members, profiles } from '../data/schema/members';

/** A bare member without sponsor or position, for money tests. Returns its id. */
export async function testMember(db: Db, username: string): Promise<number> {
  const id = await nextId(db, members);
  await db.insert(members).values({
    id,
    username,
    name: username,
    email: `${username}@example.test`,
    phone: '',
    passwordHash: '',
    sponsorPath: sponsorLink(id),
    binaryPath: '',
    createdAt: new Date(0),
  });
  await db.insert(profiles).values({ memberId: id });
  await db.insert(memberTotals).values({ memberId: id });
  return id;
}
