import { WithdrawHistoryScreen, type TakeBackValues } from '@portal/ui/screens/withdraw';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useListWithdrawalsQuery, withdrawApi, useTakeBackWithdrawalMutation } from './withdraw.api';
import { withdrawalFields, toWithdrawalsPage, toWithdrawalsQuery } from './withdrawals.mappers';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';

const loadWithdrawalsExport = () =>
  import('./withdrawals.export').then(({ withdrawalsExport }) => withdrawalsExport);

/** Its refusals have no field in the dialog. */
const names = { code: 'item' } satisfies BodyFieldNames<'/withdraw-take-back'>;

/** Takes a pending withdrawal back (D113). */
function useTakeBack() {
  const [takeBack] = useTakeBackWithdrawalMutation();
  return useConfirmedWrite<TakeBackValues>({
    name: 'takeBack',
    names,
    inDialog: ['item'],
    send: ({ item }, idempotencyKey) => takeBack({ body: { code: item }, idempotencyKey }),
  });
}

/** Withdraw History (B §2), by either spelling (D2). */
export function WithdrawHistoryRoute() {
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const now = useNow();
  const address = useListState(withdrawalFields);
  const query = useListWithdrawalsQuery(
    { query: toWithdrawalsQuery(address.state), failure: address.failure },
    listOptions,
  );
  const withdrawals = usePagedList(address, query, (body) =>
    toWithdrawalsPage(body, client.getListLocation('/user/manual/withdraw/list'), env.explorers),
  );
  return (
    <WithdrawHistoryScreen
      withdrawals={withdrawals}
      freshness={toFreshness(query, () => {
        const quietly = { query: toWithdrawalsQuery(address.state), decorative: true };
        void dispatch(withdrawApi.endpoints.listWithdrawals.initiate(quietly, refetchOptions));
      })}
      exporting={useExport(loadWithdrawalsExport, address)}
      takeBack={useTakeBack()}
      now={now}
      onCopy={(confirmation) => dispatch(toastRaised('good', confirmation))}
    />
  );
}

WithdrawHistoryRoute.firstQueries = () => [
  withdrawApi.endpoints.listWithdrawals.initiate({ query: toWithdrawalsQuery(firstState) }, firstOptions),
];
