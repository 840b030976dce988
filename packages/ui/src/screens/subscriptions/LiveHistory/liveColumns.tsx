import { toMt5AccountPath } from '../../../addresses/addresses';
import type { Column } from '../../../components/DataList/column';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { liveTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import type { AccountTarget } from '../AddAccount/addAccount';
import type { CancelValues } from '../Cancellation/cancellation';
import { OwnerCell } from '../OwnerCell';
import { PriceCell } from '../PriceCell';
import { RowAction, RowActions } from '../RowAction';
import { toMoment } from '../toMoment';
import { accountMessages, subscriptionMessages } from '../messages';
import { liveStatus } from './liveDetail';
import type { LiveSubscription } from './liveSubscription';
import { RoiCell } from './RoiCell';
import { livePrice } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type LiveColumnId =
  | 'username'
  | 'package'
  | 'price'
  | 'roi'
  | 'account'
  | 'date'
  | 'status'
  | 'action';

interface LiveActions {
  /** Undefined for a row that can't be cancelled. */
  toCancelValues: (row: LiveSubscription) => CancelValues | undefined;
  /** Without a network, nothing can be cancelled. */
  offline: boolean;
  onCancel: (values: CancelValues) => void;
  onAccountAdd: (target: AccountTarget) => void;
}

function toStatus(row: LiveSubscription) {
  const status = liveStatus(row);
  return status ? <StatusPill variant={status.variant}>{status.word}</StatusPill> : noFigure;
}

/** The attached account links to its page (D12, D73). A package's own account is only named. */
function toAccount({ account, packageAccount, own }: LiveSubscription) {
  if (account !== undefined && own)
    return (
      <LinkInCell href={toMt5AccountPath(account)}>
        <Verbatim>{account}</Verbatim>
      </LinkInCell>
    );
  const named = account ?? packageAccount;
  return <Verbatim>{named}</Verbatim>;
}

/** The subscription that can receive an account: one of the member's own active ones without an account (D69). */
function toAccountTarget(row: LiveSubscription): AccountTarget | undefined {
  const { cancelId, own, lacksAccount, status } = row;
  if (!own || !lacksAccount || status !== 'active' || cancelId === undefined) return undefined;
  return { subscriptionId: cancelId, package: row.package ?? '' };
}

function toActions(row: LiveSubscription, { toCancelValues, offline, onCancel, onAccountAdd }: LiveActions) {
  const values = toCancelValues(row);
  const target = toAccountTarget(row);
  const name = row.package ?? '';
  if (!values && !target) return noFigure;
  return (
    <RowActions>
      {target && (
        <RowAction of={name} asks onPress={() => onAccountAdd(target)}>
          {accountMessages.add}
        </RowAction>
      )}
      {values && (
        <RowAction of={name} asks disabled={offline} onPress={() => onCancel(values)}>
          {subscriptionMessages.cancel}
        </RowAction>
      )}
    </RowActions>
  );
}

/** The columns of D69, in the specification's order. */
export const liveColumns = (actions: LiveActions): readonly Column<LiveSubscription, LiveColumnId>[] => [
  {
    id: 'username',
    title: liveTitles.username,
    cell: ({ username, own }) => <OwnerCell username={username} own={own} />,
  },
  {
    id: 'package',
    title: liveTitles.package,
    cell: ({ package: name }) => <Verbatim>{name}</Verbatim>,
  },
  {
    id: 'price',
    title: livePrice.title,
    numeric: true,
    cell: (row) => (
      <PriceCell figure={livePrice.figure} price={row.price} cancel={actions.toCancelValues(row)} />
    ),
  },
  {
    id: 'roi',
    title: liveTitles.roi,
    cell: (row) => <RoiCell {...row} />,
    leaves: { turn: 2, under: 'package', narrow: (row) => <RoiCell {...row} narrow /> },
  },
  {
    id: 'account',
    title: liveTitles.account,
    cell: toAccount,
    copied: ({ account, packageAccount }) => account ?? packageAccount,
    leaves: { turn: 1, under: 'username' },
    whole: true,
  },
  {
    id: 'date',
    title: liveTitles.date,
    cell: ({ boughtAt }) => toMoment(boughtAt),
  },
  { id: 'status', title: liveTitles.status, cell: toStatus, whole: true },
  {
    id: 'action',
    title: liveTitles.action,
    cell: (row) => toActions(row, actions),
    leaves: { turn: 3, inDetail: true },
    whole: true,
  },
];
