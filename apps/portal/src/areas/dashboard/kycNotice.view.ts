import type { ListPlace } from '@portal/api';
import type { KycNotice } from '@portal/ui/screens/dashboard';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { rowsOf } from '../../shared/wire/rows';
import { fieldsOf, flagOf, textOf, wordsOf } from '../../shared/wire/wire';

type Document = RowOf<'/kyc-list'>;

const timeOf = ({ created_at }: Document) => Date.parse(textOf(created_at) ?? '') || 0;

const isRejected = ({ status }: Document) => ['2', 'rejected'].includes(textOf(status)?.toLowerCase() ?? '');

/**
 * What the member's KYC lacks, by the newest documents (A §3, D41): the latest one of a type was rejected, or none was
 * ever sent. Undefined for a verified member, and for whatever can't be read: the portal then says nothing.
 */
export function kycNoticeOf(body: Answer<'/kyc-list'> | undefined, place: ListPlace): KycNotice | undefined {
  const { kyc_status, data } = fieldsOf(body);
  const documents: unknown = data;
  if (body === undefined || flagOf(kyc_status) !== 0) return undefined;
  if (typeof documents !== 'object' || documents === null) return undefined;
  const rows = rowsOf(body, place);
  if (rows.length === 0) return { standing: 'missing' };
  const latest = new Map<string, Document>();
  for (const row of rows) {
    const type = textOf(row.document_type)?.toLowerCase() ?? '';
    const known = latest.get(type);
    // Of two without a date, it is the one that is listed first.
    if (!known || timeOf(row) > timeOf(known)) latest.set(type, row);
  }
  const rejected = [...latest.values()].find(isRejected);
  return (
    rejected && {
      standing: 'rejected',
      document: wordsOf(rejected.document_name, 100),
      remarks: wordsOf(rejected.remarks, 1000),
    }
  );
}
