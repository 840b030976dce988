import { eq, type Placeholder } from 'drizzle-orm';
import { invalid, refused } from '../../api/refusal';
import type { Db } from '../../data/database';
import { profiles } from '../../data/schema/members';

/** The destination of a withdrawal, copied into its row. */
export type Destination =
  | { coinType: 'bank'; bankName: string; acNo: string; holderName: string; ifsc: string }
  | { coinType: 'crypto'; network: string; address: string };

/** The profile with the destination, to await or as a part of a statement. */
export const storedProfile = (db: Db, memberId: number | Placeholder) =>
  db.select().from(profiles).where(eq(profiles.memberId, memberId));

/**
 * The destination of the profile (D80). A request can't choose another one, and another member's profile is refused
 * (T19).
 */
export function requireDestination(
  stored: readonly Profile[],
  memberId: number,
  bankId: string | number | undefined,
): Destination {
  if (bankId !== undefined && String(bankId) !== String(memberId))
    throw invalid({ bank_id: ['These aren’t your payment details.'] });
  const found = parseDestination(stored);
  if (!found) throw refused('Please complete your withdraw settings first.');
  return found;
}

/** The destination of the profile, or undefined if it is incomplete. */
export function parseDestination([profile]: readonly Profile[]): Destination | undefined {
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
