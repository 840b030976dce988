import { PackagesScreen } from '@portal/ui/screens/purchase';
import { paths } from '../../app/paths';
import { remoteOf } from '../../app/remote';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useBuyPackageMutation, useListPackagesQuery } from './purchase.api';
import { balanceOf, packagesOf, purchaseBodyOf } from './purchase.view';
import { usePurchase } from './usePurchase';

/** Bot packages (B §2). Prices and balance are asked for at each visit: money is decided on them. */
export function PackagesRoute() {
  const packages = useListPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const dashboard = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const [buy] = useBuyPackageMutation();
  const purchase = usePurchase({
    name: 'purchase',
    history: paths.subscriptions,
    send: (values, idempotencyKey) => buy({ body: purchaseBodyOf(values), idempotencyKey }),
  });
  return (
    <PackagesScreen
      packages={remoteOf(packages, packagesOf)}
      balance={remoteOf(dashboard, balanceOf)}
      {...purchase}
    />
  );
}
