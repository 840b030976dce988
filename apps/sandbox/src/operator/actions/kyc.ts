import { eq } from 'drizzle-orm';
import { notFound } from '../../contract/refusal';
import { kycDocuments } from '../../data/schema/service';
import type { Action } from '../action';
import { text } from '../fields';

/** Status 0 Pending, 1 Approved, 2 Rejected (A §3); any of them may follow any other. */
export const decideKyc: Action<{ id: number; status: number; remarks?: string }> = {
  path: '/kyc/:id',
  body: { status: { type: 'integer', enum: [0, 1, 2] }, remarks: text },
  required: ['status'],
  run: async ({ id, status, remarks }, { services: { db } }) => {
    const changed = await db
      .update(kycDocuments)
      .set({ status, remarks: remarks || null })
      .where(eq(kycDocuments.id, id))
      .returning({ id: kycDocuments.id });
    if (changed.length === 0) throw notFound();
    return { message: `Document ${id} is ${['pending', 'approved', 'rejected'][status] ?? status}.` };
  },
};
