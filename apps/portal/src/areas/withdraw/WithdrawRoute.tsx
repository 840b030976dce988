import { WithdrawScreen } from '@portal/ui/screens/withdraw';
import { useLocation } from 'react-router-dom';
import { useNow } from '../../shared/browser/useNow';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { useAppDispatch } from '../../shared/store/store';
import { remoteOf } from '../../shared/calls/remote';
import { useGetUserQuery } from '../profile/profile.api';
import { destinationOf } from '../profile';
import { useQuoting } from './useQuoting';
import { useWithdrawal } from './useWithdrawal';
import { useGetWithdrawPageQuery, withdrawApi } from './withdraw.api';
import { walletIn, withdrawHeldUntilOf, withdrawPageOf } from './withdraw.view';

/** Manual Withdraw (B §2). Money is decided on balances and rate, so each visit asks for them. */
export function WithdrawRoute() {
  const dispatch = useAppDispatch();
  const page = useGetWithdrawPageQuery(undefined, { refetchOnMountOrArgChange: true });
  const user = useGetUserQuery();
  const freshness = freshnessOf(page, () => {
    void dispatch(withdrawApi.endpoints.getWithdrawPage.initiate({ ornament: true }, again));
  });
  const now = useNow();
  const wallet = walletIn(useLocation().search);
  return (
    <WithdrawScreen
      // Another wallet in the address begins the form anew.
      key={wallet}
      heldUntil={withdrawHeldUntilOf(page.data, now)}
      page={remoteOf(page, withdrawPageOf)}
      freshness={freshness}
      wallet={wallet}
      destination={remoteOf(user, destinationOf)}
      quoting={useQuoting(page.data)}
      {...useWithdrawal(user.data)}
    />
  );
}
