import { addresses } from '@portal/ui/addresses';
import { LivePackagesScreen } from '@portal/ui/screens/purchase';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { refetchOptions, toFreshness, visitOptions } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useLiveCancelTerms } from '../subscriptions';
import { purchaseApi, useBuyLivePackageMutation, useListLivePackagesQuery } from './purchase.api';
import {
  toBalance,
  toLiveBalance,
  toLivePackages,
  toLivePurchaseBody,
  parseMarket,
  needsSecondFactor,
} from './purchase.mappers';
import { usePurchase } from './usePurchase';

/** Live packages, PAAM or LIVE by address (B §2). Each visit refetches, because money decisions depend on them. */
export function LivePackagesRoute() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useListLivePackagesQuery(undefined, visitOptions);
  // A request only where the answer lacks the wallet.
  const lacksBalance = query.data !== undefined && toLiveBalance(query.data) === undefined;
  const dashboard = useGetDashboardQuery(
    { decorative: true },
    { refetchOnMountOrArgChange: true, skip: !lacksBalance },
  );
  const [buy] = useBuyLivePackageMutation();
  const purchase = usePurchase({
    name: 'livePurchase',
    cancelTerms: useLiveCancelTerms(),
    history: addresses.liveSubscriptions,
    needsSecondFactor: needsSecondFactor(query.data),
    send: (values, idempotencyKey, factor) =>
      buy({ body: toLivePurchaseBody(values, factor), idempotencyKey }),
  });
  return (
    <LivePackagesScreen
      packages={toRemote(query, toLivePackages)}
      balance={lacksBalance ? toRemote(dashboard, toBalance) : toRemote(query, toLiveBalance)}
      freshness={toFreshness(query, () => {
        void dispatch(purchaseApi.endpoints.listLivePackages.initiate({ decorative: true }, refetchOptions));
      })}
      market={parseMarket(search)}
      onMarketChange={(type) => void navigate({ search: `?type=${type}` }, { replace: true })}
      {...purchase}
    />
  );
}

LivePackagesRoute.firstQueries = () => [
  purchaseApi.endpoints.listLivePackages.initiate(undefined, firstOptions),
];
