import { findEnvelope, type ListLocation } from '@portal/api';
import type { KycNotice } from '@portal/ui/screens/dashboard';
import { parseInstant } from '@portal/ui/text/format/parseMoment';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { toNextPage, toRequired } from '../kyc';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseFields, parseFlag, parseText, parsePlainText } from '@portal/portal-core/fromApi/parse';

type Document = ApiRow<'/kyc-list'>;

const toTime = ({ created_at }: Document) => parseInstant(parseText(created_at)) ?? 0;

const isRejected = ({ status }: Document) =>
  ['2', 'rejected'].includes(parseText(status)?.toLowerCase() ?? '');

/** The latest document of each type, in any spelling of the type (D41). */
function selectLatest(rows: readonly Document[]): Map<string, Document> {
  const latest = new Map<string, Document>();
  for (const row of rows) {
    const type = parseText(row.document_type)?.toLowerCase() ?? '';
    const known = latest.get(type);
    // Without dates the first one in the list counts.
    if (!known || toTime(row) > toTime(known)) latest.set(type, row);
  }
  return latest;
}

/** The documents of an unverified member; undefined for verified members and unreadable answers. */
function toOpenRows(body: Answer<'/kyc-list'> | undefined, location: ListLocation): Document[] | undefined {
  const isOpen = parseFlag(parseFields(body).kyc_status) === 0;
  return isOpen && findEnvelope(body) ? parseRows(body, location) : undefined;
}

/** Maximum number of requested types (A §9). */
const mostTypes = 3;

/** Whether a type may be missing besides those sent, so the list of requested types is worth a call. */
export function mayLackTypes(body: Answer<'/kyc-list'> | undefined, location: ListLocation): boolean {
  const latest = selectLatest(toOpenRows(body, location) ?? []);
  // A rejected document takes precedence, and with further pages the missing types are unknown.
  if (body === undefined || toNextPage(body, location, 1) !== null) return false;
  return latest.size > 0 && latest.size < mostTypes && ![...latest.values()].some(isRejected);
}

/**
 * The missing part of the member's KYC, by the newest documents (A §3, D41): a rejected document, no document, or one
 * that `types` requests. Undefined if nothing is missing or it is unknown.
 */
export function toKycNotice(
  body: Answer<'/kyc-list'> | undefined,
  location: ListLocation,
  types?: Answer<'/get-doc-type'>,
): KycNotice | undefined {
  const rows = toOpenRows(body, location);
  if (rows === undefined) return undefined;
  if (rows.length === 0) return { standing: 'missing' };
  const latest = selectLatest(rows);
  const rejected = [...latest.values()].find(isRejected);
  if (rejected)
    return {
      standing: 'rejected',
      document: parsePlainText(rejected.document_name, 100),
      remarks: parsePlainText(rejected.remarks, 1000),
    };
  if (types === undefined || !mayLackTypes(body, location)) return undefined;
  const required = toRequired(types);
  const sent = required.filter(({ type }) => latest.has(type)).length;
  return sent < required.length ? { standing: 'incomplete', sent, required: required.length } : undefined;
}
