import { eq } from 'drizzle-orm';
import { invalid, refused } from '../../wire/refusal';
import type { Db } from '../../data/database';
import { profiles } from '../../data/schema/members';

/** Where a withdrawal goes, as it is copied into it. */
export type Destination =
  | { coinType: 'bank'; bankName: string; acNo: string; holderName: string; ifsc: string }
  | { coinType: 'crypto'; network: string; address: string };

/** What the profile says (D80): a request can't name another place, only be refused for naming another's profile (T19). */
export async function toDestination(
  db: Db,
  memberId: number,
  bankId: string | number | undefined,
): Promise<Destination> {
  if (bankId !== undefined && String(bankId) !== String(memberId))
    throw invalid({ bank_id: ['These are not your payment details.'] });
  const found = await savedDestination(db, memberId);
  if (!found) throw refused('Please complete your withdraw settings first.');
  return found;
}

/** What the profile says; undefined while it is not complete. */
export async function savedDestination(db: Db, memberId: number): Promise<Destination | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.memberId, memberId));
  return (
    profile && (profile.withdrawType === 'bank' ? toBankDestination(profile) : toCryptoDestination(profile))
  );
}

type Profile = typeof profiles.$inferSelect;

function toBankDestination({ bankName, acNo, holderName, ifsc }: Profile): Destination | undefined {
  if (!bankName || !acNo || !holderName || !ifsc) return undefined;
  return { coinType: 'bank', bankName, acNo, holderName, ifsc };
}

function toCryptoDestination({
  withdrawType,
  withdrawalCoin,
  withdrawalAddress,
}: Profile): Destination | undefined {
  if (withdrawType !== 'crypto' || !withdrawalCoin || !withdrawalAddress) return undefined;
  return { coinType: 'crypto', network: withdrawalCoin, address: withdrawalAddress };
}
