import { count, desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import type { Db } from '../../data/database';
import { kycDocuments } from '../../data/schema/service';
import { type DocumentType, documentTypes } from './documentTypes';

const approved = 1;

/** Where each type of a member's documents stands: the status of the newest, which alone counts (D41). */
export async function standing(db: Db, memberId: number): Promise<Map<DocumentType, number>> {
  const newest = await db
    .selectDistinctOn([kycDocuments.documentType], {
      type: kycDocuments.documentType,
      status: kycDocuments.status,
    })
    .from(kycDocuments)
    .where(eq(kycDocuments.memberId, memberId))
    .orderBy(kycDocuments.documentType, desc(kycDocuments.id));
  return new Map(newest.map(({ type, status }) => [type, status]));
}

/** A §4: newest first, those that were replaced included. Verified means that all three types are approved. */
export const listKycDocuments = memberOperation(
  async ({ query }: { query: PageQuery }, { session: { memberId }, services: { db } }) => {
    const slice = sliceOf(query);
    const mine = eq(kycDocuments.memberId, memberId);
    const [all] = await db.select({ rows: count() }).from(kycDocuments).where(mine);
    const rows = await db
      .select()
      .from(kycDocuments)
      .where(mine)
      .orderBy(desc(kycDocuments.id))
      .limit(slice.limit)
      .offset(slice.offset);
    const statuses = await standing(db, memberId);
    const documents = rows.map((row) => ({
      id: row.id,
      document_name: row.documentName,
      document_number: row.documentNumber || null,
      document_type: row.documentType,
      front: row.front,
      back: row.back,
      status: row.status,
      remarks: row.remarks,
      created_at: row.createdAt.toISOString(),
    }));
    return {
      status: true,
      kyc_status: documentTypes.every((type) => statuses.get(type) === approved) ? 1 : 0,
      data: pageOf(documents, all?.rows ?? 0, slice, '/kyc-list'),
    };
  },
);
