import { and, asc, eq } from 'drizzle-orm';
import { translateLabel } from '../../api/languages/sentence';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import type { Db } from '../../data/database';
import { paymentMethods } from '../../data/schema/catalogue';
import { readSettings } from '../../data/settings';
import type { Schema } from '../../api/schema';
import { chainAddress } from '../../data/chainAddress';
import { depositAddresses } from '../../data/schema/money';

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

export type Method = typeof paymentMethods.$inferSelect;

/** A method that accepts deposits. A closed method is not found. */
export async function openMethod(db: Db, id: string | number): Promise<Method> {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, rowId(id)), eq(paymentMethods.active, true)));
  if (!method) throw notFound();
  return method;
}

/** Chains come first, then banks, which accept reports in rupees (D53). */
export const listPaymentMethods = memberOperation<'listPaymentMethods'>(
  async (_input, { language, services: { db } }) => {
    const { conversion_rate, deposit_min_amount } = await readSettings(db);
    const methods = await db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.active, true))
      .orderBy(asc(paymentMethods.id));
    const toApi = ({ id, name, networkName, type }: Method): Schema<'PaymentMethod'> => ({
      id,
      name: translateLabel(name, language),
      network_name: type === 'bank' ? null : networkName,
      conversion_rate: type === 'bank' ? conversion_rate : null,
      min_amount: type === 'bank' ? null : deposit_min_amount,
    });
    const ofType = (type: Method['type']) => methods.filter((method) => method.type === type).map(toApi);
    return { status: true, methods: { data: [...ofType('deposit'), ...ofType('bank')] } };
  },
);

/** A §4: one permanent address for a member and method. A bank has none. */
export const getDepositAddress = memberOperation<'getDepositAddress'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { id } = await openMethod(db, query.payment_method_id);
    return { status: true, data: { address: (await depositAddress(db, memberId, id)) ?? null } };
  },
);
