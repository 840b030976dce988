import { WithdrawHistoryScreen } from '@portal/ui/screens/withdraw';
import { useServices } from '../../shared/store/services';
import { useAppDispatch } from '../../shared/store/store';
import { toastRaised } from '../../shared/store/toasts.slice';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { useExport } from '../../shared/exports/useExport';
import { useListState } from '../../shared/lists/useListState';
import { useNow } from '../../shared/browser/useNow';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { useListWithdrawalsQuery, withdrawApi } from './withdraw.api';
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
      freshness={freshnessOf(query, () => {
        const quietly = { query: withdrawalsQueryOf(address.state), ornament: true };
        void dispatch(withdrawApi.endpoints.listWithdrawals.initiate(quietly, again));
      })}
      exporting={useExport(withdrawalsExport, address)}
      now={now}
      onCopied={(confirmation) => dispatch(toastRaised('good', confirmation))}
    />
  );
}
