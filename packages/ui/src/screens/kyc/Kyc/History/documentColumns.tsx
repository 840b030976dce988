import type { Column } from '../../../../components/DataList/column';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { Moment } from '../../../../components/Moment/Moment';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { noFigure } from '../../../../text/format/money';
import { toDocumentStatus } from './documentDetail';
import type { KycDocument } from '../kycProgress';
import { typeLabels, kycMessages } from '../messages';

const own = (text: string) => (text === '' ? noFigure : <bdi>{text}</bdi>);

/** The fields of a KYC document (A §3). */
export const documentColumns: readonly Column<KycDocument>[] = [
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
