import type { Column } from '../../../components/DataList/column';
import { supportColumn } from '../../../components/DataList/supportColumn';
import { Money } from '../../../components/Money/Money';
import { StatusPill, type StatusTone } from '../../../components/StatusPill/StatusPill';
import { noFigure } from '../../../text/format/money';
import { subscriptionsTexts } from '../../../text/messages';
import type { AccountTarget } from '../AddAccount/addAccount';
import type { CancelValues } from '../Cancellation/cancellation';
import { momentOf, ownWords, RowActions } from '../cells';
import { OwnerCell } from '../OwnerCell';
import { RowAction } from '../RowAction';
import { accountWords, subscriptionWords } from '../subscriptionWords';
import { AccountCell } from './AccountCell';
import type { LiveStatus, LiveSubscription } from './LiveHistoryScreen.types';
import { RoiCell } from './RoiCell';

interface LiveActions {
  /** Undefined for a row that offers no cancellation. */
  cancelOf: (row: LiveSubscription) => CancelValues | undefined;
  onCancelled: (values: CancelValues) => void;
  onAccountAdded: (target: AccountTarget) => void;
}

const statuses: Record<LiveStatus, [word: string, tone: StatusTone]> = {
  expired: [subscriptionsTexts.expired, 'bad'],
  active: [subscriptionsTexts.active, 'good'],
  cancelled: [subscriptionsTexts.cancelled, 'bad'],
  requested: [subscriptionsTexts.cancellationRequested, 'warn'],
};

function statusOf({ status }: LiveSubscription) {
  if (status === undefined) return noFigure;
  const [word, tone] = statuses[status];
  return <StatusPill tone={tone}>{word}</StatusPill>;
}

/** Whom it can be added to: an active one of the member's own that lacks it (D69). */
function accountTargetOf(row: LiveSubscription): AccountTarget | undefined {
  const { cancelId, own, lacksAccount, status } = row;
  if (!own || !lacksAccount || status !== 'active' || cancelId === undefined) return undefined;
  return { subscriptionId: cancelId, package: row.package ?? '' };
}

function actionsOf(row: LiveSubscription, { cancelOf, onCancelled, onAccountAdded }: LiveActions) {
  const values = cancelOf(row);
  const target = accountTargetOf(row);
  const name = row.package ?? '';
  if (!values && !target) return noFigure;
  return (
    <RowActions>
      {target && (
        <RowAction of={name} asks onPressed={() => onAccountAdded(target)}>
          {accountWords.add}
        </RowAction>
      )}
      {values && (
        <RowAction of={name} asks onPressed={() => onCancelled(values)}>
          {subscriptionWords.cancel}
        </RowAction>
      )}
    </RowActions>
  );
}

/** The columns of D69, in its order. */
export const liveColumns = (actions: LiveActions): readonly Column<LiveSubscription>[] => [
  {
    id: 'username',
    title: 'Username',
    cell: ({ username, own }) => <OwnerCell username={username} own={own} />,
  },
  { id: 'package', title: 'Package', cell: ({ package: name }) => ownWords(name), card: 'title' },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => <Money value={price} />,
    numeric: true,
    card: 'amount',
  },
  { id: 'roi', title: 'Paid ROI / Limit', cell: (row) => <RoiCell {...row} />, card: 'line' },
  { id: 'account', title: 'Account', cell: (row) => <AccountCell {...row} />, whole: true, card: 'line' },
  { id: 'date', title: 'Date', cell: ({ boughtAt }) => momentOf(boughtAt) },
  { id: 'status', title: 'Status', cell: statusOf, whole: true, card: 'pill' },
  { id: 'action', title: 'Action', cell: (row) => actionsOf(row, actions), whole: true, card: 'line' },
  supportColumn(({ package: name }) => name),
];
