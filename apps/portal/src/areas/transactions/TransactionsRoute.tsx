import { Navigate, useLocation } from 'react-router-dom';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { createLazyModule } from '@portal/portal-core/browser/part';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { isStatement, searchOfFilterBy, statementSearch } from './transactionViews';
import { TransactionsScreen } from '@portal/ui/screens/transactions';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { useRef } from 'react';
import { getSources, withSources } from '@portal/portal-core/lists/filterSources';
import { getCards } from '@portal/portal-core/lists/moreDetails';
import { refetchOptions, toFreshness, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useServices } from '@portal/portal-core/store/services';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { transactionsApi, useListTransactionsQuery } from './transactions.api';
import { transactionFields, toTransactionsPage, toTransactionsQuery } from './transactions.mappers';

const loadTransactionsExport = () =>
  import('./transactions.export').then(({ transactionsExport }) => transactionsExport);

/** The charts load after the rows. */
const loadBalance = () => import('./BalancePart').then(({ BalancePart }) => BalancePart);

/** Every transaction, with the sums of each wallet. */
function TransactionListRoute() {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const now = useNow();
  const dispatch = useAppDispatch();
  const address = useListState(transactionFields);
  const { state, failure } = address;
  const query = useListTransactionsQuery({ query: toTransactionsQuery(state), failure }, listOptions);
  const list = usePagedList(address, query, (body) =>
    toTransactionsPage(body, client.getListLocation('/transactions')),
  );
  const exporting = useExport(loadTransactionsExport, address);
  const { wallet } = list.filters;
  const Balance = useChunk(loadBalance, query.data !== undefined || query.isError);
  const hasStatements = useCapability('statement');
  const chart = useRef<ChartHandle>(null);
  return (
    <TransactionsScreen
      transactions={{
        ...list,
        fields: withSources(list.fields, 'source', getSources(query.data), list.filters),
      }}
      cards={getCards(query)}
      freshness={toFreshness(query, () => {
        const quietly = { query: toTransactionsQuery(state), decorative: true };
        void dispatch(transactionsApi.endpoints.listTransactions.initiate(quietly, refetchOptions));
        chart.current?.readAgain();
      })}
      exporting={exporting}
      wallet={isWallet(wallet) ? walletNames[wallet] : undefined}
      balance={Balance && <Balance ref={chart} list={list} />}
      statementHref={hasStatements ? `${pathname}${statementSearch(search)}` : undefined}
      now={now}
    />
  );
}

const statementModule = createLazyModule(() =>
  import('./StatementRoute').then(({ StatementRoute }) => StatementRoute),
);

/** The statement, whose code loads with its address. */
function Statement() {
  const StatementRoute = useLazyModule(statementModule);
  return StatementRoute && <StatementRoute />;
}

/** Transactions (B §2), at either address (D2): the list, or its statement. */
export function TransactionsRoute() {
  const location = useLocation();
  const filtered = searchOfFilterBy(location.state);
  // Sets the address before any request, so reload, back and a shared link show the same wallet.
  if (filtered !== undefined) return <Navigate to={{ search: filtered }} replace />;
  return isStatement(location.search) ? <Statement /> : <TransactionListRoute />;
}

TransactionsRoute.firstQueries = () => [
  transactionsApi.endpoints.listTransactions.initiate(
    { query: toTransactionsQuery(firstState) },
    firstOptions,
  ),
];
