import { WithdrawScreen } from '@portal/ui/screens/withdraw';
import { useNow } from '../../shared/browser/useNow';
import { remoteOf } from '../../shared/calls/remote';
import { useGetUserQuery } from '../profile/profile.api';
import { destinationOf } from '../profile';
import { useQuoting } from './useQuoting';
import { useWithdrawal } from './useWithdrawal';
import { useGetWithdrawPageQuery } from './withdraw.api';
import { withdrawHeldUntilOf, withdrawPageOf } from './withdraw.view';

/** Manual Withdraw (B §2). Money is decided on balances and rate, so each visit asks for them. */
export function WithdrawRoute() {
  const page = useGetWithdrawPageQuery(undefined, { refetchOnMountOrArgChange: true });
  const user = useGetUserQuery();
  const now = useNow();
  return (
    <WithdrawScreen
      heldUntil={withdrawHeldUntilOf(page.data, now)}
      page={remoteOf(page, withdrawPageOf)}
      destination={remoteOf(user, destinationOf)}
      quoting={useQuoting(page.data)}
      {...useWithdrawal(user.data)}
    />
  );
}
