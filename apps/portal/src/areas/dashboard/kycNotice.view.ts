import type { ListPlace } from '@portal/api';
import type { KycNotice } from '@portal/ui/screens/dashboard';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { nextPageOf, requiredOf } from '../kyc';
import { rowsOf } from '../../shared/wire/rows';
import { fieldsOf, flagOf, textOf, wordsOf } from '../../shared/wire/wire';

type Document = RowOf<'/kyc-list'>;

const timeOf = ({ created_at }: Document) => Date.parse(textOf(created_at) ?? '') || 0;

const isRejected = ({ status }: Document) => ['2', 'rejected'].includes(textOf(status)?.toLowerCase() ?? '');

/** The latest document of each type, by any spelling of the type's name (D41). */
function latestOf(rows: readonly Document[]): Map<string, Document> {
  const latest = new Map<string, Document>();
  for (const row of rows) {
    const type = textOf(row.document_type)?.toLowerCase() ?? '';
    const known = latest.get(type);
    // Of two without a date, it is the one that is listed first.
    if (!known || timeOf(row) > timeOf(known)) latest.set(type, row);
  }
  return latest;
}

/** The documents of an unverified member; undefined for a verified one, and for whatever can't be read. */
function openRowsOf(body: Answer<'/kyc-list'> | undefined, place: ListPlace): Document[] | undefined {
  const { kyc_status, data } = fieldsOf(body);
  const documents: unknown = data;
  if (body === undefined || flagOf(kyc_status) !== 0) return undefined;
  return typeof documents === 'object' && documents !== null ? rowsOf(body, place) : undefined;
}

/** The most types that are asked for (A §9). */
const mostTypes = 3;

/** Whether a type may lack beside those that were sent, so that it is worth a call which ones are asked for. */
export function mayLackTypes(body: Answer<'/kyc-list'> | undefined, place: ListPlace): boolean {
  const latest = latestOf(openRowsOf(body, place) ?? []);
  // A rejected one is told first, and where there are further pages nobody knows what lacks.
  if (body === undefined || nextPageOf(body, place, 1) !== null) return false;
  return latest.size > 0 && latest.size < mostTypes && ![...latest.values()].some(isRejected);
}

/**
 * What the member's KYC lacks, by the newest documents (A §3, D41): the latest one of a type was rejected, none was ever
 * sent, or one that `types` asks for was not. Undefined where nothing lacks, and where that is not known.
 */
export function kycNoticeOf(
  body: Answer<'/kyc-list'> | undefined,
  place: ListPlace,
  types?: Answer<'/get-doc-type'>,
): KycNotice | undefined {
  const rows = openRowsOf(body, place);
  if (rows === undefined) return undefined;
  if (rows.length === 0) return { standing: 'missing' };
  const latest = latestOf(rows);
  const rejected = [...latest.values()].find(isRejected);
  if (rejected)
    return {
      standing: 'rejected',
      document: wordsOf(rejected.document_name, 100),
      remarks: wordsOf(rejected.remarks, 1000),
    };
  if (types === undefined || !mayLackTypes(body, place)) return undefined;
  const asked = requiredOf(types);
  const sent = asked.filter(({ type }) => latest.has(type)).length;
  return sent < asked.length ? { standing: 'incomplete', sent, asked: asked.length } : undefined;
}
