import type { Column } from '../../../components/DataList/column';
import { Icon } from '../../../components/Icon/Icon';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { botTitles } from '../../../text/columnTitles';
import type { CancelValues } from '../Cancellation/cancellation';
import { OwnerCell } from '../OwnerCell';
import { PriceCell } from '../PriceCell';
import { RowAction, RowActions } from '../RowAction';
import { toMoment } from '../toMoment';
import { subscriptionMessages } from '../messages';
import type { Invoice } from '../Invoice/invoice';
import { botStatus } from './botDetail';
import type { BotSubscription } from './botSubscription';
import { botPrice } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type BotColumnId =
  | 'username'
  | 'invoiceId'
  | 'package'
  | 'price'
  | 'activated'
  | 'end'
  | 'status'
  | 'invoice';

interface BotActions {
  /** Undefined for a row that can't be cancelled. */
  toCancelValues: (row: BotSubscription) => CancelValues | undefined;
  /** Without a network, nothing can be cancelled. */
  offline: boolean;
  onCancel: (values: CancelValues) => void;
  onInvoiceOpen: (invoice: Invoice) => void;
}

const toName = ({ invoiceId, package: name }: BotSubscription) => invoiceId ?? name ?? '';

/** The columns of B §2, in order. The last one also has the cancellation where the operator allows it (D70). */
export const botColumns = ({
  toCancelValues,
  offline,
  onCancel,
  onInvoiceOpen,
}: BotActions): readonly Column<BotSubscription, BotColumnId>[] => [
  {
    id: 'username',
    title: botTitles.username,
    cell: ({ username, own }) => <OwnerCell username={username} own={own} />,
  },
  {
    id: 'invoiceId',
    title: botTitles.invoiceId,
    cell: ({ invoiceId }) => <Verbatim>{invoiceId}</Verbatim>,
    copied: ({ invoiceId }) => invoiceId,
    leaves: { turn: 2, under: 'username' },
    whole: true,
  },
  {
    id: 'package',
    title: botTitles.package,
    cell: ({ package: name }) => <Verbatim>{name}</Verbatim>,
  },
  {
    id: 'price',
    title: botPrice.title,
    numeric: true,
    cell: (row) => <PriceCell figure={botPrice.figure} price={row.price} cancel={toCancelValues(row)} />,
  },
  {
    id: 'activated',
    title: botTitles.activated,
    cell: ({ activatedAt }) => toMoment(activatedAt),
    leaves: { turn: 1, under: 'end' },
  },
  {
    id: 'end',
    title: botTitles.end,
    cell: ({ endsAt }) => toMoment(endsAt),
  },
  {
    id: 'status',
    title: botTitles.status,
    cell: (row) => {
      const { word, variant } = botStatus(row);
      return <StatusPill variant={variant}>{word}</StatusPill>;
    },
    whole: true,
  },
  {
    id: 'invoice',
    title: subscriptionMessages.invoice,
    leaves: { turn: 3, inDetail: true },
    cell: (row) => {
      const values = toCancelValues(row);
      return (
        <RowActions>
          <RowAction of={toName(row)} icon={<Icon name="file" />} onPress={() => onInvoiceOpen(row.invoice)}>
            {subscriptionMessages.invoice}
          </RowAction>
          {values && (
            <RowAction of={toName(row)} asks disabled={offline} onPress={() => onCancel(values)}>
              {subscriptionMessages.cancel}
            </RowAction>
          )}
        </RowActions>
      );
    },
    whole: true,
  },
];
