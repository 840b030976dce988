import { TransactionsScreen } from '@portal/ui/screens/transactions';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sourcesOf, withSources } from '../../shared/lists/filterSources';
import { cardsOf } from '../../shared/lists/moreDetails';
import { again, freshnessOf, type Picture } from '../../shared/calls/freshness';
import { useAppDispatch } from '../../shared/store/store';
import { useServices } from '../../shared/store/services';
import { useExport } from '../../shared/exports/useExport';
import { useListState } from '../../shared/lists/useListState';
import { useChunk } from '../../shared/browser/useChunk';
import { useNow } from '../../shared/browser/useNow';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { transactionsApi, useListTransactionsQuery } from './transactions.api';
import { transactionsExport } from './transactions.export';
import { transactionFields, transactionsPageOf, transactionsQueryOf } from './transactions.view';
import { statementSearch } from './transactionViews';

/** The charts wait until the rows stand. */
const loadBalance = () => import('./BalancePart').then(({ BalancePart }) => BalancePart);

/** Every movement, with the sums of each wallet. */
export function TransactionListRoute() {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const now = useNow();
  const dispatch = useAppDispatch();
  const address = useListState(transactionFields);
  const { state, failure } = address;
  const query = useListTransactionsQuery({ query: transactionsQueryOf(state), failure }, listOptions);
  const list = usePagedList(address, query, (body) =>
    transactionsPageOf(body, client.placeOf('/transactions')),
  );
  const exporting = useExport(transactionsExport, address);
  const { wallet } = list.filters;
  const Balance = useChunk(loadBalance, query.data !== undefined || query.isError);
  const picture = useRef<Picture>(null);
  return (
    <TransactionsScreen
      movements={{
        ...list,
        fields: withSources(list.fields, 'source', sourcesOf(query.data), list.filters),
      }}
      cards={cardsOf(query)}
      freshness={freshnessOf(query, () => {
        const quietly = { query: transactionsQueryOf(state), ornament: true };
        void dispatch(transactionsApi.endpoints.listTransactions.initiate(quietly, again));
        picture.current?.readAgain();
      })}
      exporting={exporting}
      wallet={isWallet(wallet) ? walletNames[wallet] : undefined}
      balance={Balance && <Balance ref={picture} list={list} />}
      statementHref={`${pathname}${statementSearch(search)}`}
      now={now}
    />
  );
}
