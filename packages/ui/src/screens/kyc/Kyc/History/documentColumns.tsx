import type { Column } from '../../../../components/DataList/column';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { Moment } from '../../../../components/Moment/Moment';
import { StatusPill, type StatusVariant } from '../../../../components/StatusPill/StatusPill';
import { noFigure } from '../../../../text/format/money';
import type { KycDocument } from '../kycProgress';
import { statusLabels, typeLabels, kycMessages } from '../messages';

const tones: Record<NonNullable<KycDocument['status']>, StatusVariant> = {
  pending: 'neutral',
  approved: 'good',
  rejected: 'bad',
};

const own = (text: string) => (text === '' ? noFigure : <bdi>{text}</bdi>);

/** The fields of a KYC document (A §3). */
export const documentColumns: readonly Column<KycDocument>[] = [
  {
    id: 'type',
    title: kycMessages.type,
    cell: ({ type, otherType }) => (type ? typeLabels[type] : own(otherType)),
    card: 'title',
  },
  { id: 'name', title: kycMessages.document, cell: ({ name }) => own(name), card: 'line' },
  { id: 'number', title: kycMessages.numberTitle, cell: ({ number }) => <Verbatim>{number}</Verbatim> },
  {
    id: 'status',
    title: kycMessages.status,
    cell: ({ status }) =>
      status ? <StatusPill variant={tones[status]}>{statusLabels[status]}</StatusPill> : noFigure,
    whole: true,
    card: 'pill',
  },
  { id: 'remarks', title: kycMessages.remarks, cell: ({ remarks }) => own(remarks), card: 'line' },
  {
    id: 'date',
    title: kycMessages.date,
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime" />,
    whole: true,
    card: 'line',
  },
];
