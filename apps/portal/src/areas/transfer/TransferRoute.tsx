import { TransferScreen } from '@portal/ui/screens/transfer';
import { cardsOf } from '../../app/moreDetails';
import { useServices } from '../../app/services';
import { useExport } from '../../app/useExport';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useListTransfersQuery } from './transfer.api';
import { transfersExport } from './transfer.export';
import { balancesOf, transferFields, transfersPageOf, transfersQueryOf } from './transfer.view';
import { useTransfer } from './useTransfer';

/** Transfer (B §2), by either spelling (D2). */
export function TransferRoute() {
  const { client } = useServices();
  const now = useNow();
  const address = useListState(transferFields);
  const query = useListTransfersQuery(
    { query: transfersQueryOf(address.state), failure: address.failure },
    listOptions,
  );
  const transfers = usePagedList(address, query, (body) =>
    transfersPageOf(body, client.placeOf('/transfer')),
  );
  const dashboard = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <TransferScreen
      transfers={transfers}
      cards={cardsOf(query)}
      balances={balancesOf(dashboard.data)}
      exporting={useExport(transfersExport, address)}
      now={now}
      {...useTransfer()}
    />
  );
}
