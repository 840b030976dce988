import { requireAmount } from '../../api/requireAmount';
import { memberOperation } from '../../contract/operation';
import { invalid, notFound } from '../../api/refusal';
import { manualDeposits } from '../../data/schema/money';
import { readSettings } from '../../data/settings';
import { keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { prepareImages, requireImage } from '../../images/requireImage';
import { formatAmount, perRate } from '../../ledger/amount';
import { openMethod } from './methods';

/**
 * A §3 Manual deposit: reported in rupees, credited by the operator at the current rate (D53, ADR 7). The receipt is
 * private, so no call serves it (T11).
 */
export const createManualDeposit = memberOperation<'createManualDeposit'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const rupees = requireAmount('amount', body.amount);
    const method = await openMethod(db, body.bank_id);
    if (method.type !== 'bank') throw notFound();
    const { conversion_rate: conversionRate } = await readSettings(db);
    const credited = perRate(rupees, conversionRate);
    if (credited === 0n) throw invalid({ amount: ['The amount is too small.'] });
    const receipt = await requireImage('image', body.image, keptSide.document);
    const createdAt = clock.now();
    await db.transaction(async (tx) => {
      const image = await keepImage(tx, receipt, memberId, createdAt);
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
        throw invalid({ transaction_id: ['You’ve already reported this transaction ID.'] });
    });
    return { status: true, message: 'Deposit reported.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.document, body.image) },
);
