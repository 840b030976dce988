import { addresses } from '@portal/ui/addresses';
import { LivePackagesScreen } from '@portal/ui/screens/purchase';
import { useLocation, useNavigate } from 'react-router-dom';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useAppDispatch } from '../../shared/store/store';
import { purchaseApi, useBuyLivePackageMutation, useListLivePackagesQuery } from './purchase.api';
import {
  liveBalanceOf,
  livePackagesOf,
  livePurchaseBodyOf,
  marketOf,
  needsSecondFactor,
} from './purchase.view';
import { usePurchase } from './usePurchase';

/** Live packages, PAAM or LIVE as the address says (B §2). Money is decided on them, so each visit asks for them. */
export function LivePackagesRoute() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useListLivePackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [buy] = useBuyLivePackageMutation();
  const purchase = usePurchase({
    name: 'livePurchase',
    history: addresses.liveSubscriptions,
    needsSecondFactor: needsSecondFactor(query.data),
    send: (values, idempotencyKey, factor) =>
      buy({ body: livePurchaseBodyOf(values, factor), idempotencyKey }),
  });
  return (
    <LivePackagesScreen
      packages={remoteOf(query, livePackagesOf)}
      balance={remoteOf(query, liveBalanceOf)}
      freshness={freshnessOf(query, () => {
        void dispatch(purchaseApi.endpoints.listLivePackages.initiate({ ornament: true }, again));
      })}
      market={marketOf(search)}
      onMarketChosen={(type) => void navigate({ search: `?type=${type}` }, { replace: true })}
      {...purchase}
    />
  );
}
