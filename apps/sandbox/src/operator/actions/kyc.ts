import { eq } from 'drizzle-orm';
import { notFound } from '../../api/refusal';
import { kycDocuments } from '../../data/schema/service';
import { tellRejected } from '../tellRejected';
import type { Action } from '../action';
import { text } from '../fields';

/** Status 0 Pending, 1 Approved, 2 Rejected (A §3). Any status may follow any other. */
export const decideKyc: Action<{ id: number; status: 0 | 1 | 2; remarks?: string }> = {
  path: '/kyc/:id',
  body: { status: { type: 'integer', enum: [0, 1, 2] }, remarks: text },
  required: ['status'],
  run: async ({ id, status, remarks }, { services: { db, clock, mailer } }) => {
    await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(kycDocuments)
        .set({ status, remarks: remarks || null, actedAt: status === 0 ? null : clock.now() })
        .where(eq(kycDocuments.id, id))
        .returning({ memberId: kycDocuments.memberId, type: kycDocuments.documentType });
      if (!changed) throw notFound();
      if (status === 2)
        await tellRejected(tx, mailer, {
          ...{ memberId: changed.memberId, what: `Your ${changed.type} document`, reason: remarks },
          ...{
            source: 'KYC',
            at: clock.now(),
            money: 'Upload a new one to complete your KYC.',
          },
        });
    });
    return { message: `Document ${id} is ${['pending', 'approved', 'rejected'][status]}.` };
  },
};
