import { unwrapPage, type ListPlace } from '@portal/api';
import type { DocumentUpload, Kyc, KycDocument } from '@portal/ui/screens/kyc';
import type { NamesOf } from '../../shared/calls/refusalTexts';
import type { Row, Unread } from '../../shared/wire/answer';
import { fieldsOf, flagOf, listOf, textOf, wordsOf } from '../../shared/wire/wire';
import type { KycList } from './kycPages';
import { typeOf } from './kycTypes';

const verdictOf = (value: Unread<KycList> | undefined) => fieldsOf(value).kyc_status;

/** What a page of the list says: flat or nested (D56). */
export const kycPageOf = (body: Unread<KycList>, place: ListPlace) => ({
  // The contract has the verdict beside `data`. A back end may nest it there with the page, so this reads beyond it.
  status: verdictOf(body) ?? verdictOf(fieldsOf(body).data as Unread<KycList> | undefined),
  rows: unwrapPage(body, place).rows,
});

/** 0 Pending, 1 Approved, 2 Rejected (A §3), as numbers or words. */
function statusOf(value: unknown): KycDocument['status'] {
  switch (textOf(value)?.toLowerCase()) {
    case '0':
    case 'pending':
      return 'pending';
    case '1':
    case 'approved':
      return 'approved';
    case '2':
    case 'rejected':
      return 'rejected';
    default:
      return undefined;
  }
}

/** All documents, from every page. */
export type KycDocuments = Pick<KycList, 'kyc_status'> & { rows: Row<KycList>[] };

/** The documents and how the member stands. What is missing or malformed is left out, and nothing breaks. */
export function kycOf(body: Unread<KycDocuments>): Kyc {
  const { kyc_status: status, rows } = fieldsOf(body);
  const ids = new Set<string>();
  const idOf = (value: unknown, index: number) => {
    const id = textOf(value) ?? '';
    const own = id === '' || ids.has(id) ? `${id}-${index}` : id;
    ids.add(own);
    return own;
  };
  return {
    verified: flagOf(status) === 1,
    documents: listOf(rows).map((row, index) => {
      const type = typeOf(row.document_type);
      return {
        id: idOf(row.id, index),
        type,
        otherType: type ? '' : wordsOf(row.document_type, 60),
        name: wordsOf(row.document_name, 100),
        number: wordsOf(row.document_number, 64),
        status: statusOf(row.status),
        remarks: wordsOf(row.remarks, 1000),
        createdAt: textOf(row.created_at),
      };
    }),
  };
}

/** The body as the contract wants it: a photo has no back (D43). */
export const uploadBodyOf = ({ type, name, number, front, back }: DocumentUpload) => ({
  document_type: type,
  document_name: name,
  document_number: number,
  front,
  back,
});

/** The form's names by the wire's, for texts at fields. */
export const documentNames = {
  document_name: 'name',
  document_number: 'number',
  front: 'front',
  back: 'back',
} satisfies NamesOf<'/kyc-doc-upload'>;
