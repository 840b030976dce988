import { useState } from 'react';
import { Button } from '../../../../components/Button/Button';
import { DataList } from '../../../../components/DataList/DataList';
import { DatedHeading } from '../../../../components/ListContainer/DatedHeading';
import { Pagination } from '../../../../components/Pagination/Pagination';
import type { Remote } from '../../../../remote';
import type { Kyc, KycDocument } from '../kycProgress';
import { kycMessages, typeLabels, statusLabels } from '../messages';
import type { Column } from '../../../../components/DataList/column';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { Moment } from '../../../../components/Moment/Moment';
import { StatusPill, type RowStatus, type StatusVariant } from '../../../../components/StatusPill/StatusPill';
import { noFigure } from '../../../../text/format/money';
import type { RowLines } from '../../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../../components/RowDetail/detailData';
import { formatDate } from '../../../../text/format/dates';

// Pure: a document's texts, in its detail and in the two lines of a phone.

const variants: Record<NonNullable<KycDocument['status']>, StatusVariant> = {
  pending: 'neutral',
  approved: 'good',
  rejected: 'bad',
};

const toDocumentStatus = ({ status }: KycDocument): RowStatus | undefined =>
  status && { word: statusLabels[status], variant: variants[status] };

const getName = ({ type, otherType }: KycDocument) => (type ? typeLabels[type] : otherType || noFigure);

const toDocumentDetail = (row: KycDocument): RowDetailData => ({
  kind: getName(row),
  status: toDocumentStatus(row),
  meaning: row.status === 'rejected' ? kycMessages.rejected({ remarks: row.remarks }) : undefined,
  at: row.createdAt,
});

const toDocumentLines = (row: KycDocument): RowLines => ({
  icon: 'id',
  what: getName(row),
  about: row.remarks || row.name,
  status: toDocumentStatus(row),
  at: row.createdAt,
  aside: row.createdAt === undefined ? '' : formatDate(row.createdAt, 'day'),
});

const own = (text: string) => (text === '' ? noFigure : <bdi>{text}</bdi>);

/** The fields of a KYC document (A §3). */
const documentColumns: readonly Column<KycDocument>[] = [
  {
    id: 'type',
    title: kycMessages.type,
    opens: 'named',
    cell: ({ type, otherType }) => (type ? typeLabels[type] : own(otherType)),
  },
  { id: 'name', title: kycMessages.document, cell: ({ name }) => own(name) },
  { id: 'number', title: kycMessages.numberTitle, cell: ({ number }) => <Verbatim>{number}</Verbatim> },
  {
    id: 'status',
    title: kycMessages.status,
    cell: (row) => {
      const status = toDocumentStatus(row);
      return status ? <StatusPill variant={status.variant}>{status.word}</StatusPill> : noFigure;
    },
    whole: true,
  },
  { id: 'remarks', title: kycMessages.remarks, cell: ({ remarks }) => own(remarks) },
  {
    id: 'date',
    title: kycMessages.date,
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime" />,
    whole: true,
  },
];

interface DocumentListProps {
  kyc: Remote<Kyc>;
  /** The member starts with the first document. */
  onStart: () => void;
}

/** Every sent document, newest first, with the reviewer's remarks (A §2). */
export function DocumentList({ kyc, onStart }: DocumentListProps) {
  const { rows, ...pages } = usePages(kyc.state === 'ready' ? kyc.data.documents : []);
  return (
    <DataList
      caption={kycMessages.list}
      columns={documentColumns}
      detail={toDocumentDetail}
      lines={toDocumentLines}
      rows={kyc.state === 'ready' ? { ...kyc, data: rows } : kyc}
      rowKey={(document) => document.id}
      empty={{
        title: kycMessages.none,
        reason: kycMessages.noneReason,
        icon: 'id',
        // A member who is verified without documents does not need any.
        action: kyc.state === 'ready' && !kyc.data.verified && (
          <Button onClick={onStart}>{kycMessages.sendFirst}</Button>
        ),
      }}
      expectedRows={3}
      bar={<DatedHeading>{kycMessages.list}</DatedHeading>}
      footer={pages.lastPage > 1 ? <Pagination {...pages} /> : undefined}
    />
  );
}

const perPage = 10;

/** Splits a fully loaded list into pages. A page that no longer exists becomes the last one. */
function usePages<Row>(all: readonly Row[]) {
  const [chosen, setChosen] = useState(1);
  const lastPage = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(chosen, lastPage);
  const start = (page - 1) * perPage;
  const rows = all.slice(start, start + perPage);
  return {
    rows,
    page,
    lastPage,
    from: start + 1,
    to: start + rows.length,
    total: all.length,
    end: page < lastPage ? ('continues' as const) : ('complete' as const),
    onPageChange: setChosen,
  };
}
