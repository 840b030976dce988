import { WithdrawScreen } from '@portal/ui/screens/withdraw';
import { useLocation } from 'react-router-dom';
import { useNow } from '@portal/portal-core/browser/useNow';
import { again, toFreshness } from '@portal/portal-core/calls/freshness';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useGetUserQuery } from '../profile/profile.api';
import { toDestination, toHold } from '../profile';
import { useQuote } from './useQuote';
import { useWithdrawal } from './useWithdrawal';
import { useGetWithdrawPageQuery, withdrawApi } from './withdraw.api';
import { walletIn, toWithdrawHeldUntil, toWithdrawPage } from './withdraw.mappers';

/** Manual Withdraw (B §2). Each visit refetches, because money decisions depend on balances and rate. */
export function WithdrawRoute() {
  const dispatch = useAppDispatch();
  const page = useGetWithdrawPageQuery(undefined, { refetchOnMountOrArgChange: true });
  const user = useGetUserQuery();
  const freshness = toFreshness(page, () => {
    void dispatch(withdrawApi.endpoints.getWithdrawPage.initiate({ decorative: true }, again));
  });
  const now = useNow();
  const wallet = walletIn(useLocation().search);
  return (
    <WithdrawScreen
      // Another wallet in the address resets the form.
      key={wallet}
      heldUntil={toWithdrawHeldUntil(page.data, now)}
      page={toRemote(page, toWithdrawPage)}
      freshness={freshness}
      wallet={wallet}
      holdHours={user.data && toHold(user.data, undefined)?.hours}
      destination={toRemote(user, toDestination)}
      quoteState={useQuote()}
      {...useWithdrawal(user.data)}
    />
  );
}
