import { WithdrawScreen } from '@portal/ui/screens/withdraw';
import { remoteOf } from '../../app/remote';
import { useGetUserQuery } from '../profile/profile.api';
import { destinationOf } from '../profile/profile.view';
import { useWithdrawal } from './useWithdrawal';
import { useGetWithdrawPageQuery } from './withdraw.api';
import { withdrawPageOf } from './withdraw.view';

/** Manual Withdraw (B §2). Balances and rate are asked for at each visit: money is decided on them. */
export function WithdrawRoute() {
  const page = useGetWithdrawPageQuery(undefined, { refetchOnMountOrArgChange: true });
  const user = useGetUserQuery();
  return (
    <WithdrawScreen
      page={remoteOf(page, withdrawPageOf)}
      destination={remoteOf(user, destinationOf)}
      {...useWithdrawal(user.data)}
    />
  );
}
