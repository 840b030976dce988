import { StatementScreen } from '@portal/ui/screens/transactions';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { serverAhead } from '@portal/ui/text/format/serverClock';
import { portalToday } from '@portal/ui/text/format/dates';
import { Navigate, useLocation } from 'react-router-dom';
import { selectLacksCapability } from '@portal/portal-core/capabilities/capabilities.slice';
import { exportName } from '@portal/portal-core/exports/exportName';
import { printPage } from '@portal/portal-core/exports/printPage';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions } from '@portal/portal-core/lists/usePagedList';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { hasStatement, toStatement } from './statement.mappers';
import { useListTransactionsQuery } from './transactions.api';
import { statementFields, toStatementQuery } from './transactions.mappers';
import { listSearch } from './transactionViews';

/** The statement of the list's wallet and days, as a print page. Without the server's balances it is the list (D119). */
export function StatementRoute() {
  const { client, env } = useServices();
  const { pathname, search } = useLocation();
  const { username } = useAppSelector(selectSession);
  const now = useNow();
  const { fields, state, failure, filter } = useListState(statementFields);
  const query = useListTransactionsQuery({ query: toStatementQuery(state), failure }, listOptions);
  // Shows only the answer to these days and this wallet, because others would not match the heading.
  const current = { ...query, data: query.currentData };
  const { wallet, from, to } = state.filters;
  const backHref = `${pathname}${listSearch(search)}`;
  const lacksStatement = useAppSelector((all) => selectLacksCapability(all, 'statement'));
  if (lacksStatement || (current.data !== undefined && !hasStatement(current.data)))
    return <Navigate to={backHref} replace />;
  return (
    <StatementScreen
      statement={toRemote(current, (body) => toStatement(body, client.getListLocation('/transactions')))}
      username={username ?? ''}
      issuer={env.issuer}
      wallet={isWallet(wallet) ? walletNames[wallet] : undefined}
      from={from}
      to={to}
      issuedAt={query.fulfilledTimeStamp === undefined ? now : query.fulfilledTimeStamp + serverAhead()}
      fields={fields}
      filters={state.filters}
      backHref={backHref}
      onFiltersChange={filter}
      onPrint={() => printPage(exportName('statement', fields, state, portalToday()))}
    />
  );
}
