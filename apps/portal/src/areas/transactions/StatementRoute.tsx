import { StatementScreen } from '@portal/ui/screens/transactions';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { useLocation } from 'react-router-dom';
import { exportName, utcToday } from '../../app/exportName';
import { printPage } from '../../app/printPage';
import { remoteOf } from '../../app/remote';
import { useServices } from '../../app/services';
import { useAppSelector } from '../../app/store';
import { useListState } from '../../app/useListState';
import { useNow } from '../../app/useNow';
import { listOptions } from '../../app/usePagedList';
import { selectSession } from '../../session/session.slice';
import { statementOf } from './statement.view';
import { useListTransactionsQuery } from './transactions.api';
import { statementFields, statementQueryOf } from './transactions.view';
import { listSearch } from './transactionViews';

/** What the list's wallet and days come to, as a paper. */
export function StatementRoute() {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const { username } = useAppSelector(selectSession);
  const now = useNow();
  const { fields, state, failure, filter } = useListState(statementFields);
  const query = useListTransactionsQuery({ query: statementQueryOf(state), failure }, listOptions);
  // Of these days and this wallet alone: the figures of others would stand under the wrong heading.
  const current = { ...query, data: query.currentData };
  const { wallet, from, to } = state.filters;
  return (
    <StatementScreen
      statement={remoteOf(current, (body) => statementOf(body, client.placeOf('/transactions')))}
      username={username ?? ''}
      wallet={isWallet(wallet) ? walletNames[wallet] : undefined}
      from={from}
      to={to}
      issuedAt={query.fulfilledTimeStamp ?? now}
      fields={fields}
      filters={state.filters}
      backHref={`${pathname}${listSearch(search)}`}
      onFiltered={filter}
      onPrint={() => printPage(exportName('statement', fields, state, utcToday()))}
    />
  );
}
