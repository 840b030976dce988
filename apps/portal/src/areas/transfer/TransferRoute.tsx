import { TransferScreen } from '@portal/ui/screens/transfer';
import { cardsOf } from '../../shared/lists/moreDetails';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { useAppDispatch } from '../../shared/store/store';
import { useServices } from '../../shared/store/services';
import { useExport } from '../../shared/exports/useExport';
import { useListState } from '../../shared/lists/useListState';
import { useNow } from '../../shared/browser/useNow';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import { transferApi, useListTransfersQuery } from './transfer.api';
import { transfersExport } from './transfer.export';
import { transferBalancesOf, transferFields, transfersPageOf, transfersQueryOf } from './transfer.view';
import { useTransfer } from './useTransfer';

/** Transfer (B §2), by either spelling (D2). */
export function TransferRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const now = useNow();
  const address = useListState(transferFields);
  const query = useListTransfersQuery(
    { query: transfersQueryOf(address.state), failure: address.failure },
    listOptions,
  );
  const transfers = usePagedList(address, query, (body) =>
    transfersPageOf(body, client.placeOf('/transfer')),
  );
  const freshness = freshnessOf(query, () => {
    const quietly = { query: transfersQueryOf(address.state), ornament: true };
    void dispatch(transferApi.endpoints.listTransfers.initiate(quietly, again));
    // What the dialog can spend is read from there.
    void dispatch(dashboardApi.endpoints.getDashboard.initiate({ ornament: true }, again));
  });
  const dashboard = useGetDashboardQuery({ ornament: true }, { refetchOnMountOrArgChange: true });
  return (
    <TransferScreen
      transfers={transfers}
      cards={cardsOf(query)}
      freshness={freshness}
      balances={transferBalancesOf(dashboard.data)}
      exporting={useExport(transfersExport, address)}
      now={now}
      {...useTransfer()}
    />
  );
}
