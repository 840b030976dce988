import { toEnglishLabel, type Sentence } from '../../api/languages/sentence';
import { eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { invalid, Refusal, refused } from '../../api/refusal';
import type { Db } from '../../data/database';
import { members } from '../../data/schema/members';
import { kycDocuments } from '../../data/schema/service';
import type { ImageFault } from '../../images/cleanImage';
import { keepImage } from '../../images/imageFiles';
import { keptSide } from '../../images/limits';
import { imageFaultText, prepareImages, requireImage } from '../../images/requireImage';
import { documentNames, type DocumentType } from './documentTypes';
import { standing } from './documents';

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
export const uploadKycDocument = memberOperation<'uploadKycDocument'>(
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
