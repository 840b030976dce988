import { unwrapPage, type ListPlace, type Outcome } from '@portal/api';
import type {
  DocumentType,
  DocumentUpload,
  Kyc,
  KycDocument,
  KycRefusal,
  RequiredDocument,
} from '@portal/ui/screens/kyc';
import { errorTexts } from '@portal/ui/text/messages';
import { fieldsOf, flagOf, listOf, textOf, wordsOf } from '../../app/wire';

const types: readonly DocumentType[] = ['identity', 'address', 'photo'];

const typeOf = (value: unknown) => types.find((type) => type === textOf(value)?.toLowerCase());

/** At most as many names as a person can choose from. */
const mostNames = 50;

/** The names of a type: a list of texts, or one text (D43); those that say something, each once. */
function namesOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const names = values.map(textOf).filter((name) => name !== undefined && name.length <= 100);
  return [...new Set(names as string[])].slice(0, mostNames);
}

/**
 * The types that the server lists, in the order of the steps (A §4), and the names to choose from, which may be none; a
 * server that lists no type leaves the three of A §9.
 */
export function requiredOf(body: unknown): RequiredDocument[] {
  const data = fieldsOf(fieldsOf(body)['data']);
  const listed = types.filter((type) => data[type] !== undefined && data[type] !== null);
  return (listed.length > 0 ? listed : types).map((type) => ({ type, names: namesOf(data[type]) }));
}

/** What a page of the list says: flat or nested (D56). */
export const kycPageOf = (body: unknown, place: ListPlace) => ({
  status: fieldsOf(body)['kyc_status'] ?? fieldsOf(fieldsOf(body)['data'])['kyc_status'],
  rows: unwrapPage(body, place).rows,
});

/** The page after this one: only ever one further, and none after an empty one. */
export function nextPageOf(body: unknown, place: ListPlace, page: number): number | null {
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

/** The documents and how the member stands; what is missing or malformed is left out, and nothing breaks. */
export function kycOf(body: unknown): Kyc {
  const { kyc_status: status, rows } = fieldsOf(body);
  const ids = new Set<string>();
  const idOf = (value: unknown, place: number) => {
    const id = textOf(value) ?? '';
    const own = id === '' || ids.has(id) ? `${id}-${place}` : id;
    ids.add(own);
    return own;
  };
  return {
    verified: flagOf(status) === 1,
    documents: listOf(rows).map((row, place) => {
      const type = typeOf(row['document_type']);
      return {
        id: idOf(row['id'], place),
        type,
        otherType: type ? '' : wordsOf(row['document_type'], 60),
        name: wordsOf(row['document_name'], 100),
        number: wordsOf(row['document_number'], 64),
        status: statusOf(row['status']),
        remarks: wordsOf(row['remarks'], 1000),
        createdAt: textOf(row['created_at']),
      };
    }),
  };
}

/** As the contract wants it: a photo without a back (D43). */
export const uploadBodyOf = ({ type, name, number, front, back }: DocumentUpload) => ({
  document_type: type,
  document_name: name,
  document_number: number,
  front,
  back,
});

const wireNames = {
  name: 'document_name',
  number: 'document_number',
  front: 'front',
  back: 'back',
} as const;

/** Whether nobody can say what came of a call: no answer, or one that can't be read. */
const isUnanswered = (outcome: Outcome<unknown>) => outcome.kind === 'failed' && outcome.reason !== 'server';

/**
 * What the form shows of an upload that came to nothing: at the fields that the server names, else above them all
 * (D39). What was sent whole and not answered may have arrived. Undefined for a success, for what was called off in
 * time, and for an ended session, of which the toast speaks.
 */
export function refusalOf(
  outcome: Outcome<unknown>,
  { type, sentWhole }: { type: DocumentType; sentWhole: boolean },
): KycRefusal | undefined {
  const general = { type, message: errorTexts.somethingWrongTryAgain };
  switch (outcome.kind) {
    case 'ok':
      return undefined;
    case 'refused': {
      const named = Object.entries(wireNames).map(([field, wire]) => [
        field,
        outcome.fields[wire]?.join(' '),
      ]);
      const fields = Object.fromEntries(named.filter(([, text]) => text)) as Record<string, string>;
      if (Object.keys(fields).length > 0) return { type, fields };
      return outcome.message === '' ? general : { type, message: outcome.message };
    }
    case 'unauthenticated':
      return outcome.by === 'body' ? general : undefined;
    case 'failed':
      if (sentWhole && isUnanswered(outcome)) return { type, unknown: true };
      return outcome.reason === 'aborted' ? undefined : general;
  }
}

/**
 * Whether the next try of the same content is the same try (T12): without an answer, or while the first is still being
 * worked on. An answer is final for its key, and the server would say it again.
 */
export const keepsKey = (outcome: Outcome<unknown>): boolean =>
  isUnanswered(outcome) || (outcome.kind === 'refused' && outcome.status === 409);
