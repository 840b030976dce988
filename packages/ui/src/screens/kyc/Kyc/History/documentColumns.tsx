import type { Column } from '../../../../components/DataList/column';
import { Moment } from '../../../../components/Moment/Moment';
import { StatusPill, type StatusVariant } from '../../../../components/StatusPill/StatusPill';
import { noFigure } from '../../../../text/format/money';
import type { KycDocument } from '../KycScreen.types';
import { statusLabels, typeLabels } from '../kycWords';

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
    title: 'Type',
    cell: ({ type, otherType }) => (type ? typeLabels[type] : own(otherType)),
    card: 'title',
  },
  { id: 'name', title: 'Document', cell: ({ name }) => own(name), card: 'line' },
  { id: 'number', title: 'Number', cell: ({ number }) => own(number) },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) =>
      status ? <StatusPill variant={tones[status]}>{statusLabels[status]}</StatusPill> : noFigure,
    whole: true,
    card: 'pill',
  },
  { id: 'remarks', title: 'Remarks', cell: ({ remarks }) => own(remarks), card: 'line' },
  {
    id: 'date',
    title: 'Date',
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime" />,
    whole: true,
    card: 'line',
  },
];
