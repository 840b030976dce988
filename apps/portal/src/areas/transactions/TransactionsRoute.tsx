import { Navigate, useLocation } from 'react-router-dom';
import { createLazyModule } from '@portal/portal-core/browser/part';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { TransactionListRoute } from './TransactionListRoute';
import { isStatement, searchOfFilterBy } from './transactionViews';

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
