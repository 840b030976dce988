import { and, eq } from 'drizzle-orm';
import { chainAddress } from './chainAddress';
import type { Db } from './database';
import { paymentMethods } from './schema/catalogue';
import { depositAddresses } from './schema/money';

/**
 * The member's own address for a payment method, created at the first call. Undefined for an unknown or closed method.
 */
export async function depositAddress(
  db: Db,
  memberId: number,
  methodId: number,
): Promise<string | undefined> {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.id, methodId),
        eq(paymentMethods.type, 'deposit'),
        eq(paymentMethods.active, true),
      ),
    );
  if (!method) return undefined;
  const address = chainAddress(method.networkName, `member ${memberId}`);
  await db.insert(depositAddresses).values({ memberId, methodId, address }).onConflictDoNothing();
  return address;
}
