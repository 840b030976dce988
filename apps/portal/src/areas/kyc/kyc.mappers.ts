import type { ListLocation } from '@portal/api';
import type { DocumentUpload, Kyc, KycDocument } from '@portal/ui/screens/kyc';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import type { Row, Unread } from '@portal/portal-core/fromApi/answer';
import {
  parseFields,
  parseFlag,
  parseList,
  parseText,
  parsePlainText,
} from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import type { KycList } from './kycPages';
import { getType } from './kycTypes';

/** One page of the list, flat or nested (D56). */
export const toKycPage = (body: Unread<KycList>, location: ListLocation) => ({
  status: parseFields(body).kyc_status,
  rows: parseRows(body, location),
});

/** 0 Pending, 1 Approved, 2 Rejected (A §3), as numbers or words. */
function toStatus(value: unknown): KycDocument['status'] {
  switch (parseText(value)?.toLowerCase()) {
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

/** All documents of all pages. */
export type KycDocuments = Pick<KycList, 'kyc_status'> & { rows: Row<KycList>[] };

/** The documents and the member's status. Missing or malformed ones are dropped. */
export function toKyc(body: Unread<KycDocuments>): Kyc {
  const { kyc_status: status, rows } = parseFields(body);
  const ids = new Set<string>();
  const parseId = (value: unknown, index: number) => {
    const id = parseText(value) ?? '';
    const own = id === '' || ids.has(id) ? `${id}-${index}` : id;
    ids.add(own);
    return own;
  };
  return {
    verified: parseFlag(status) === 1,
    documents: parseList(rows).map((row, index) => {
      const type = getType(row.document_type);
      return {
        id: parseId(row.id, index),
        type,
        otherType: type ? '' : parsePlainText(row.document_type, 60),
        name: parsePlainText(row.document_name, 100),
        number: parsePlainText(row.document_number, 64),
        status: toStatus(row.status),
        remarks: parsePlainText(row.remarks, 1000),
        createdAt: parseText(row.created_at),
        decidedAt: parseText(row.decided_at),
      };
    }),
  };
}

/** The contract's body: a photo has no back (D43). */
export const toUploadBody = ({ type, name, number, front, back }: DocumentUpload) => ({
  document_type: type,
  document_name: name,
  document_number: number,
  front,
  back,
});

/** Maps the API's field names to the form's, for the server's texts. */
export const documentNames = {
  document_name: 'name',
  document_number: 'number',
  front: 'front',
  back: 'back',
} satisfies BodyFieldNames<'/kyc-doc-upload'>;
