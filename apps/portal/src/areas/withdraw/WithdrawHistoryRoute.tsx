import { WithdrawHistoryScreen } from '@portal/ui/screens/withdraw';
import { useServices } from '../../app/services';
import { useAppDispatch } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { useExport } from '../../app/useExport';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { useListWithdrawalsQuery } from './withdraw.api';
import { withdrawalsExport } from './withdrawals.export';
import { withdrawalFields, withdrawalsPageOf, withdrawalsQueryOf } from './withdrawals.view';

/** Withdraw History (B §2), by either spelling (D2). */
export function WithdrawHistoryRoute() {
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const now = useNow();
  const address = useListState(withdrawalFields);
  const query = useListWithdrawalsQuery(
    { query: withdrawalsQueryOf(address.state), failure: address.failure },
    listOptions,
  );
  const withdrawals = usePagedList(address, query, (body) =>
    withdrawalsPageOf(body, client.placeOf('/user/manual/withdraw/list'), env.explorers),
  );
  return (
    <WithdrawHistoryScreen
      withdrawals={withdrawals}
      exporting={useExport(withdrawalsExport, address)}
      now={now}
      onCopied={(confirmation) => dispatch(toastRaised('good', confirmation))}
    />
  );
}
