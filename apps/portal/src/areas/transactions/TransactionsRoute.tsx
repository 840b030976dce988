import { Navigate, useLocation } from 'react-router-dom';
import { StatementRoute } from './StatementRoute';
import { TransactionListRoute } from './TransactionListRoute';
import { isStatement, searchOfFilterBy } from './transactionViews';

/** Transactions (B §2), at either address (D2): the list, or its statement. */
export function TransactionsRoute() {
  const location = useLocation();
  const filtered = searchOfFilterBy(location.state);
  // Sets the address before any request, so reload, back and a shared link show the same wallet.
  if (filtered !== undefined) return <Navigate to={{ search: filtered }} replace />;
  return isStatement(location.search) ? <StatementRoute /> : <TransactionListRoute />;
}
