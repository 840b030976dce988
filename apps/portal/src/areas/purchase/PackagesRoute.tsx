import { addresses } from '@portal/ui/addresses';
import { PackagesScreen } from '@portal/ui/screens/purchase';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useAppDispatch } from '../../shared/store/store';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useBuyPackageMutation, useListPackagesQuery } from './purchase.api';
import { balanceOf, needsSecondFactor, packagesOf, purchaseBodyOf } from './purchase.view';
import { usePurchase } from './usePurchase';

/** Bot packages (B §2). Money is decided on prices and balance, so each visit asks for them. */
export function PackagesRoute() {
  const dispatch = useAppDispatch();
  const packages = useListPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const dashboard = useGetDashboardQuery({ ornament: true }, { refetchOnMountOrArgChange: true });
  const [buy] = useBuyPackageMutation();
  const purchase = usePurchase({
    name: 'purchase',
    history: addresses.subscriptions,
    needsSecondFactor: needsSecondFactor(packages.data),
    send: (values, idempotencyKey, factor) => buy({ body: purchaseBodyOf(values, factor), idempotencyKey }),
  });
  return (
    <PackagesScreen
      packages={remoteOf(packages, packagesOf)}
      balance={remoteOf(dashboard, balanceOf)}
      freshness={freshnessOf(dashboard, () => {
        void dispatch(dashboardApi.endpoints.getDashboard.initiate({ ornament: true }, again));
      })}
      {...purchase}
    />
  );
}
