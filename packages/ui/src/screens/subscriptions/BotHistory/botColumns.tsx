import type { Column } from '../../../components/DataList/column';
import { supportColumn } from '../../../components/DataList/supportColumn';
import { Icon } from '../../../components/Icon/Icon';
import { Money } from '../../../components/Money/Money';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { subscriptionsTexts } from '../../../text/messages';
import type { CancelValues } from '../Cancellation/cancellation';
import { momentOf, ownWords, RowActions } from '../cells';
import { OwnerCell } from '../OwnerCell';
import { RowAction } from '../RowAction';
import { subscriptionWords } from '../subscriptionWords';
import type { BotHistoryScreenProps, BotSubscription } from './BotHistoryScreen.types';

interface BotActions extends Pick<BotHistoryScreenProps, 'onInvoiceOpened'> {
  /** Undefined for a row that offers no cancellation. */
  cancelOf: (row: BotSubscription) => CancelValues | undefined;
  onCancelled: (values: CancelValues) => void;
}

const nameOf = ({ invoiceId, package: name }: BotSubscription) => invoiceId ?? name ?? '';

/** The columns of B §2, in its order. The last one also has the cancellation where the operator allows it (D70). */
export const botColumns = ({
  cancelOf,
  onCancelled,
  onInvoiceOpened,
}: BotActions): readonly Column<BotSubscription>[] => [
  {
    id: 'username',
    title: 'Username',
    cell: ({ username, own }) => <OwnerCell username={username} own={own} />,
    card: 'line',
  },
  {
    id: 'invoiceId',
    title: subscriptionsTexts.invoiceId,
    cell: ({ invoiceId }) => ownWords(invoiceId),
    whole: true,
  },
  { id: 'package', title: 'Package Name', cell: ({ package: name }) => ownWords(name), card: 'title' },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => <Money value={price} />,
    numeric: true,
    card: 'amount',
  },
  {
    id: 'activated',
    title: subscriptionsTexts.activationDate,
    cell: ({ activatedAt }) => momentOf(activatedAt),
    whole: true,
  },
  {
    id: 'end',
    title: subscriptionsTexts.endDate,
    cell: ({ endsAt }) => momentOf(endsAt),
    whole: true,
    card: 'line',
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusPill tone="good">{subscriptionsTexts.active}</StatusPill>
      ) : (
        <StatusPill>{subscriptionsTexts.inactive}</StatusPill>
      ),
    whole: true,
    card: 'pill',
  },
  {
    id: 'invoice',
    title: subscriptionWords.invoice,
    cell: (row) => {
      const values = cancelOf(row);
      return (
        <RowActions>
          <RowAction
            of={nameOf(row)}
            icon={<Icon name="file" />}
            onPressed={() => onInvoiceOpened(row.invoice)}
          >
            {subscriptionWords.invoice}
          </RowAction>
          {values && (
            <RowAction of={nameOf(row)} asks onPressed={() => onCancelled(values)}>
              {subscriptionWords.cancel}
            </RowAction>
          )}
        </RowActions>
      );
    },
    whole: true,
    card: 'line',
  },
  supportColumn(nameOf),
];
