import { TransferScreen } from '@portal/ui/screens/transfer';
import { getCards } from '@portal/portal-core/lists/moreDetails';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useServices } from '@portal/portal-core/store/services';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import { transferApi, useListTransfersQuery } from './transfer.api';
import { transfersExport } from './transfer.export';
import { toTransferBalances, transferFields, toTransfersPage, toTransfersQuery } from './transfer.mappers';
import { useTakeBack } from './useTakeBack';
import { useTransfer } from './useTransfer';

/** Transfer (B §2), by either spelling (D2). */
export function TransferRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const now = useNow();
  const address = useListState(transferFields);
  const query = useListTransfersQuery(
    { query: toTransfersQuery(address.state), failure: address.failure },
    listOptions,
  );
  const transfers = usePagedList(address, query, (body) =>
    toTransfersPage(body, client.getListLocation('/transfer')),
  );
  const freshness = toFreshness(query, () => {
    const quietly = { query: toTransfersQuery(address.state), decorative: true };
    void dispatch(transferApi.endpoints.listTransfers.initiate(quietly, refetchOptions));
    // The dialog's balances come from the dashboard.
    void dispatch(dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, refetchOptions));
  });
  const dashboard = useGetDashboardQuery({ decorative: true }, { refetchOnMountOrArgChange: true });
  return (
    <TransferScreen
      transfers={transfers}
      cards={getCards(query)}
      freshness={freshness}
      balances={toTransferBalances(dashboard.data)}
      exporting={useExport(transfersExport, address)}
      takeBack={useTakeBack()}
      now={now}
      {...useTransfer()}
    />
  );
}
