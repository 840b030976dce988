import { unwrapPage, type ListPlace, type OkBody } from '@portal/api';
import type {
  DocumentType,
  DocumentUpload,
  Kyc,
  KycDocument,
  RequiredDocument,
} from '@portal/ui/screens/kyc';
import type { NamesOf } from '../../shared/calls/refusalTexts';
import type { Answer, Row, Unread } from '../../shared/wire/answer';
import { fieldsOf, flagOf, listOf, textOf, wordsOf } from '../../shared/wire/wire';

/** What is proved with a paper, for which the server has a list of names. */
const papers = ['identity', 'address'] as const;

const types: readonly DocumentType[] = [...papers, 'photo'];

const typeOf = (value: unknown) => types.find((type) => type === textOf(value)?.toLowerCase());

/** The most names of a type: a person can't choose from more. */
const mostNames = 50;

/** The names of a type, from a list of texts or one text (D43). Empty names and repeated ones are left out. */
function namesOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const names = values.map(textOf).filter((name) => name !== undefined && name.length <= 100);
  return [...new Set(names as string[])].slice(0, mostNames);
}

const isThere = (value: unknown) => value !== undefined && value !== null;

/**
 * The types that the server lists, in the order of the steps (A §4), with the names to choose from, if any. Where the
 * server lists no type, the three of A §9 are required. A list of names has none for a photo, so one is asked for
 * unless the server says otherwise (D43).
 */
export function requiredOf(body: Answer<'/get-doc-type'>): RequiredDocument[] {
  const { data: lists, photo_required: photo } = fieldsOf(body);
  const data = fieldsOf(lists);
  const listed = types.some((type) => isThere(data[type]));
  const asked = papers.filter((type) => !listed || isThere(data[type]));
  return [...asked, ...(flagOf(photo) === 0 ? [] : (['photo'] as const))].map((type) => ({
    type,
    names: namesOf(data[type]),
  }));
}

type KycList = OkBody<'/kyc-list', 'get'>;

const verdictOf = (value: Unread<KycList> | undefined) => fieldsOf(value).kyc_status;

/** What a page of the list says: flat or nested (D56). */
export const kycPageOf = (body: Unread<KycList>, place: ListPlace) => ({
  // The contract has the verdict beside `data`. A back end may nest it there with the page, so this reads beyond it.
  status: verdictOf(body) ?? verdictOf(fieldsOf(body).data as Unread<KycList> | undefined),
  rows: unwrapPage(body, place).rows,
});

/** The page after this one: only ever one further, and none after an empty one. */
export function nextPageOf(body: Unread<KycList>, place: ListPlace, page: number): number | null {
  const { rows, last, next } = unwrapPage(body, place);
  return rows.length > 0 && (next !== null || last > page) ? page + 1 : null;
}

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
