import {
  type TakeBackValues,
  TransferScreen,
  type TransferScreenProps,
  type TransferValues,
} from '@portal/ui/screens/transfer';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { getCards } from '@portal/portal-core/lists/moreDetails';
import { refetchOptions, toFreshness, visitOptions } from '@portal/portal-core/calls/freshness';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { useServices } from '@portal/portal-core/store/services';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { addresses } from '@portal/ui/addresses';
import { dropDrafts } from '@portal/ui/forms/draft/drafts';
import { errorTexts } from '@portal/ui/text/messages';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import {
  transferApi,
  useCreateTransferMutation,
  useListTransfersQuery,
  useTakeBackTransferMutation,
} from './transfer.api';
import {
  toTransferBalances,
  toTransferBody,
  toTransfersPage,
  toTransfersQuery,
  transferFields,
  transferNames,
} from './transfer.mappers';

const loadTransfersExport = () => import('./transfer.export').then(({ transfersExport }) => transfersExport);

/** Transfers money between the member's own wallets (B §4). */
function useTransfer(): Pick<TransferScreenProps, 'write' | 'verification'> {
  const { username } = useAppSelector(selectSession);
  const verification = useVerification('transfer');
  const [create] = useCreateTransferMutation();
  const write = useConfirmedWrite<TransferValues>({
    name: 'transfer',
    names: transferNames,
    failure: errorTexts.requestFailedLogin,
    send: (values, idempotencyKey) =>
      create({ body: toTransferBody(values, verification.authType, username ?? ''), idempotencyKey }),
    // Also where the member has left the form meanwhile, which kept its input.
    onFinish: () => dropDrafts(addresses.transfer),
  });
  return { write, verification };
}

/** Its refusals have no field in the dialog. */
const names = { id: 'item' } satisfies BodyFieldNames<'/transfer-take-back'>;

/** Takes a pending transfer back (D113). */
function useTakeBack() {
  const [takeBack] = useTakeBackTransferMutation();
  return useConfirmedWrite<TakeBackValues>({
    name: 'takeBackTransfer',
    names,
    inDialog: ['item'],
    send: ({ item }, idempotencyKey) => takeBack({ body: { id: item }, idempotencyKey }),
  });
}

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
  const dashboard = useGetDashboardQuery({ decorative: true }, visitOptions);
  return (
    <TransferScreen
      transfers={transfers}
      // Which of them the form shows already is known with its balances.
      cards={dashboard.data === undefined && !dashboard.isError ? undefined : getCards(query)}
      freshness={freshness}
      balances={toTransferBalances(dashboard.data)}
      exporting={useExport(loadTransfersExport, address)}
      takeBack={useTakeBack()}
      now={now}
      {...useTransfer()}
    />
  );
}

TransferRoute.firstQueries = () => [
  transferApi.endpoints.listTransfers.initiate({ query: toTransfersQuery(firstState) }, firstOptions),
  dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, firstOptions),
];
