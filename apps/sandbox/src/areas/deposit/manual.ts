import { randomUUID } from 'node:crypto';
import { requireAmount } from '../../contract/amounts';
import { memberOperation } from '../../contract/operation';
import { invalid, notFound } from '../../contract/refusal';
import type { Tx } from '../../data/database';
import { manualDeposits } from '../../data/schema/money';
import { files } from '../../data/schema/service';
import { readSettings } from '../../data/settings';
import { formatAmount, perRate } from '../../ledger/amount';
import { imageType } from './imageType';
import { openMethod } from './methods';

interface Body {
  amount: string;
  bank_id: string | number;
  comment?: string;
  transaction_id: string;
  image: unknown;
}

/** Keeps the receipt under a random name, its member's own: no call serves it (T11, T19). */
async function storeReceipt(tx: Tx, ownerId: number, image: unknown, createdAt: Date): Promise<string> {
  const type = imageType(image);
  if (!(image instanceof Uint8Array) || !type) throw invalid({ image: ['The image must be a png or jpeg.'] });
  const name = `${randomUUID()}.${type === 'image/png' ? 'png' : 'jpg'}`;
  await tx.insert(files).values({ name, ownerId, type, bytes: image, createdAt });
  return name;
}

/** A §3 Manual deposit: reported in rupees, credited by the operator at the rate of now (D53, ADR 7). */
export const createManualDeposit = memberOperation(
  async ({ body }: { body: Body }, { session: { memberId }, services: { db, clock } }) => {
    const rupees = requireAmount('amount', body.amount);
    const method = await openMethod(db, body.bank_id);
    if (method.type !== 'bank') throw notFound();
    const { conversion_rate: conversionRate } = await readSettings(db);
    const credited = perRate(rupees, conversionRate);
    if (credited === 0n) throw invalid({ amount: ['The amount is too small.'] });
    const createdAt = clock.now();
    await db.transaction(async (tx) => {
      const image = await storeReceipt(tx, memberId, body.image, createdAt);
      const reported = await tx
        .insert(manualDeposits)
        .values({
          ...{
            memberId,
            methodId: method.id,
            amount: formatAmount(rupees),
            conversionRate,
            image,
            createdAt,
          },
          ...{ credited: formatAmount(credited), reference: body.transaction_id },
          comment: body.comment?.trim() || null,
        })
        .onConflictDoNothing()
        .returning({ id: manualDeposits.id });
      if (reported.length === 0)
        throw invalid({ transaction_id: ['The transaction id has already been taken.'] });
    });
    return { status: true, message: 'Deposit request sent successfully.' };
  },
);
