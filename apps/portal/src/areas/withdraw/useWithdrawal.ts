import { addresses } from '@portal/ui/addresses';
import type { WithdrawScreenProps, WithdrawValues } from '@portal/ui/screens/withdraw';
import { useNavigate } from 'react-router-dom';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { dropKeptWithdrawals } from './keptWithdrawal';
import { useCreateWithdrawalMutation } from './withdraw.api';
import { toBankId, toWithdrawBody, withdrawNames } from './withdraw.mappers';

/** Requests a withdrawal and opens the list that shows it (B §4). `user` is the profile's answer. */
export function useWithdrawal(
  user: Answer<'/user'> | undefined,
): Pick<WithdrawScreenProps, 'write' | 'verification'> {
  const navigate = useNavigate();
  const verification = useVerification('withdraw');
  const [create] = useCreateWithdrawalMutation();
  const write = useConfirmedWrite<WithdrawValues>({
    name: 'withdraw',
    names: withdrawNames,
    send: (values, idempotencyKey) =>
      create({ body: toWithdrawBody(values, verification.authType, toBankId(user)), idempotencyKey }),
    onDone: () => {
      dropKeptWithdrawals();
      void navigate(addresses.withdrawals);
    },
  });
  return { write, verification };
}
