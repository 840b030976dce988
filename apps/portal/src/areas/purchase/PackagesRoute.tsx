import { addresses } from '@portal/ui/addresses';
import { PackagesScreen } from '@portal/ui/screens/purchase';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { refetchOptions, toFreshness, visitOptions } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useBotCancelTerms } from '../subscriptions';
import { purchaseApi, useBuyPackageMutation, useListPackagesQuery } from './purchase.api';
import { toBalance, needsSecondFactor, toPackages, toPurchaseBody } from './purchase.mappers';
import { usePurchase } from './usePurchase';

/** Bot packages (B §2). Each visit refetches, because money decisions depend on prices and balance. */
export function PackagesRoute() {
  const dispatch = useAppDispatch();
  const packages = useListPackagesQuery(undefined, visitOptions);
  const dashboard = useGetDashboardQuery({ decorative: true }, visitOptions);
  const [buy] = useBuyPackageMutation();
  const purchase = usePurchase({
    name: 'purchase',
    cancelTerms: useBotCancelTerms(),
    history: addresses.subscriptions,
    needsSecondFactor: needsSecondFactor(packages.data),
    send: (values, idempotencyKey, factor) => buy({ body: toPurchaseBody(values, factor), idempotencyKey }),
  });
  return (
    <PackagesScreen
      packages={toRemote(packages, toPackages)}
      balance={toRemote(dashboard, toBalance)}
      freshness={toFreshness(dashboard, () => {
        void dispatch(dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, refetchOptions));
      })}
      {...purchase}
    />
  );
}

PackagesRoute.firstQueries = () => [
  purchaseApi.endpoints.listPackages.initiate(undefined, firstOptions),
  dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, firstOptions),
];
