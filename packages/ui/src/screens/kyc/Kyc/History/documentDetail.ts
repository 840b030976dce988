import type { RowLines } from '../../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../../components/RowDetail/detailData';
import type { RowStatus, StatusVariant } from '../../../../components/StatusPill/StatusPill';
import { formatDate } from '../../../../text/format/dates';
import { noFigure } from '../../../../text/format/money';
import type { KycDocument } from '../kycProgress';
import { kycMessages, statusLabels, typeLabels } from '../messages';

// Pure: a document's texts, in its detail and in the two lines of a phone.

const variants: Record<NonNullable<KycDocument['status']>, StatusVariant> = {
  pending: 'neutral',
  approved: 'good',
  rejected: 'bad',
};

export const toDocumentStatus = ({ status }: KycDocument): RowStatus | undefined =>
  status && { word: statusLabels[status], variant: variants[status] };

const getName = ({ type, otherType }: KycDocument) => (type ? typeLabels[type] : otherType || noFigure);

export const toDocumentDetail = (row: KycDocument): RowDetailData => ({
  kind: getName(row),
  status: toDocumentStatus(row),
  meaning: row.status === 'rejected' ? kycMessages.rejected({ remarks: row.remarks }) : undefined,
  at: row.createdAt,
});

export const toDocumentLines = (row: KycDocument): RowLines => ({
  icon: 'id',
  what: getName(row),
  about: row.remarks || row.name,
  status: toDocumentStatus(row),
  at: row.createdAt,
  aside: row.createdAt === undefined ? '' : formatDate(row.createdAt, 'day'),
});
