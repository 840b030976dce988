import { count, desc, eq, type Placeholder } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import type { Db } from '../../data/database';
import { kycDocuments } from '../../data/schema/service';
import { statement } from '../../data/statement';
import { type DocumentType, documentTypes } from './documentTypes';

const approved = 1;

/** A member's newest document of each type. Only the newest counts (D41). */
const selectNewest = (db: Db, memberId: number | Placeholder) =>
  db
    .selectDistinctOn([kycDocuments.documentType], {
      type: kycDocuments.documentType,
      status: kycDocuments.status,
    })
    .from(kycDocuments)
    .where(eq(kycDocuments.memberId, memberId))
    .orderBy(kycDocuments.documentType, desc(kycDocuments.id));

const getStatuses = (newest: Awaited<ReturnType<typeof selectNewest>>): Map<DocumentType, number> =>
  new Map(newest.map(({ type, status }) => [type, status]));

export const standing = async (db: Db, memberId: number) => getStatuses(await selectNewest(db, memberId));

const toApi = (row: typeof kycDocuments.$inferSelect): Schema<'KycDocument'> => ({
  id: row.id,
  document_name: row.documentName,
  document_number: row.documentNumber || null,
  document_type: row.documentType,
  front: row.front,
  back: row.back,
  status: row.status,
  remarks: row.remarks,
  created_at: row.createdAt.toISOString(),
  decided_at: row.actedAt?.toISOString() ?? null,
});

const readDocuments = statement<ListValues>('kyc')((db, { memberId, limit, offset }) => {
  const mine = eq(kycDocuments.memberId, memberId);
  return {
    total: db.select({ total: count() }).from(kycDocuments).where(mine),
    rows: db
      .select()
      .from(kycDocuments)
      .where(mine)
      .orderBy(desc(kycDocuments.id))
      .limit(limit)
      .offset(offset),
    newest: selectNewest(db, memberId),
  };
});

/** A §4: newest first, including replaced documents. Verified means that all three types are approved. */
export const listKycDocuments = memberOperation<'listKycDocuments'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { page, parts } = await readPage(query, {
      path: '/kyc-list',
      filters: {},
      read: ({ limit, offset }) => readDocuments(db, { memberId, limit, offset }),
      toApi,
    });
    const statuses = getStatuses(parts.newest);
    const isVerified = documentTypes.every((type) => statuses.get(type) === approved);
    return { status: true, kyc_status: isVerified ? 1 : 0, data: page };
  },
);
