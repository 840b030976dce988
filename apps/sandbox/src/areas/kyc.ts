import { count, desc, eq, type Placeholder } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { type ListValues, readPage } from '../api/readPage';
import type { Schema } from '../api/schema';
import type { Db } from '../data/database';
import { kycDocuments } from '../data/schema/service';
import { statement } from '../data/statement';
import { type Sentence, toEnglishLabel } from '../api/languages/sentence';
import type { Body } from '../contract/operationTypes';
import { invalid, Refusal, refused } from '../api/refusal';
import { members } from '../data/schema/members';
import type { ImageFault } from '../images/cleanImage';
import { keepImage } from '../images/imageFiles';
import { keptSide } from '../images/limits';
import { imageFaultText, prepareImages, requireImage } from '../images/requireImage';

type Upload = Body<'uploadKycDocument'>;

/** A §8: this upload's errors are sent as plain text. */
const imageRefusal = (field: string, fault: ImageFault) => {
  const text = imageFaultText(field, fault);
  return new Refusal(422, text, { errors: text });
};

/** The paper must be a listed one. A photo has neither a number nor a back (D43). */
function requireDocument({ document_type, document_name, document_number = '', back }: Upload): void {
  const names: readonly string[] = documentNames[document_type];
  const isPhoto = document_type === 'photo';
  const faults: Record<string, Sentence[]> = {
    ...(!names.includes(document_name) && { document_name: ['The document name is not in the list.'] }),
    ...(isPhoto && document_number !== '' && { document_number: ['A photo has no document number.'] }),
    ...(isPhoto && back && { back: ['A photo has no back.'] }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

const underWay: Partial<Record<number, Sentence>> = {
  0: 'This document is waiting for verification.',
  1: 'This document is already approved.',
};

/** A type is open while its newest document is missing or rejected (D41). */
async function requireOpenType(db: Db, memberId: number, type: DocumentType): Promise<void> {
  const text = underWay[(await standing(db, memberId)).get(type) ?? -1];
  if (text !== undefined) throw refused(text);
}

/** A §4: one document. Its images are private to the member, and no call serves them (T11). */
const uploadKycDocument = memberOperation<'uploadKycDocument'>(
  async ({ body: sent }, { session: { memberId }, services: { db, clock } }) => {
    const body = { ...sent, document_name: toEnglishLabel(sent.document_name) };
    requireDocument(body);
    await requireOpenType(db, memberId, body.document_type);
    const front = await requireImage('front', body.front, keptSide.document, imageRefusal);
    const back = body.back && (await requireImage('back', body.back, keptSide.document, imageRefusal));
    const createdAt = clock.now();
    await db.transaction(async (tx) => {
      // The lock serializes a member's uploads, so the second of a type sees the first.
      await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
      await requireOpenType(tx, memberId, body.document_type);
      await tx.insert(kycDocuments).values({
        memberId,
        documentType: body.document_type,
        documentName: body.document_name,
        documentNumber: body.document_number ?? '',
        front: await keepImage(tx, front, memberId, createdAt),
        back: back ? await keepImage(tx, back, memberId, createdAt) : null,
        createdAt,
      });
    });
    return { status: true, message: 'Document sent.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.document, body.front, body.back) },
);

/**
 * The document types and the accepted papers of each (A §2). A photo has only one name, so there is no choice (D43).
 */
export const documentNames = {
  identity: ['Passport', 'National ID', 'Driving Licence'],
  address: ['Utility Bill', 'Bank Statement'],
  photo: ['photo'],
} as const satisfies Record<Schema<'DocumentType'>, readonly string[]>;

type DocumentType = Schema<'DocumentType'>;

const documentTypes = Object.keys(documentNames) as DocumentType[];

const getDocumentTypes = memberOperation<'getDocumentTypes'>(() => {
  const { identity, address, photo } = documentNames;
  return Promise.resolve({
    status: true,
    photo_required: 1,
    data: { identity: [...identity], address: [...address], photo: photo[0] },
  });
});

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

const standing = async (db: Db, memberId: number) => getStatuses(await selectNewest(db, memberId));

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
const listKycDocuments = memberOperation<'listKycDocuments'>(
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

export const kycHandlers = {
  getDocumentTypes,
  listKycDocuments,
  uploadKycDocument,
} satisfies Partial<Handlers>;
