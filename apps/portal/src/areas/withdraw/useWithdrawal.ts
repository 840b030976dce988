import { addresses } from '@portal/ui/addresses';
import type { WithdrawScreenProps, WithdrawValues } from '@portal/ui/screens/withdraw';
import { useNavigate } from 'react-router-dom';
import type { Answer } from '../../shared/wire/answer';
import { useConfirmedWrite } from '../../shared/writes/useConfirmedWrite';
import { useMemberCode } from '../../shared/writes/useMemberCode';
import { useAuthType } from '../../shared/writes/useAuthType';
import { useCreateWithdrawalMutation } from './withdraw.api';
import { bankIdOf, withdrawBodyOf, withdrawNames } from './withdraw.view';

/** Asking for a withdrawal, up to the list that then has it (B §4). `user` is the answer of the profile's read. */
export function useWithdrawal(
  user: Answer<'/user'> | undefined,
): Pick<WithdrawScreenProps, 'write' | 'proving'> {
  const navigate = useNavigate();
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('withdraw');
  const [create] = useCreateWithdrawalMutation();
  const write = useConfirmedWrite<WithdrawValues>({
    name: 'withdraw',
    names: withdrawNames,
    send: (values, idempotencyKey) =>
      create({ body: withdrawBodyOf(values, authType, bankIdOf(user)), idempotencyKey }),
    onBegun: () => authType === 'otp' && askOnce(),
    onDone: () => void navigate(addresses.withdrawals),
  });
  return { write, proving: { authType, request, onCodeRequested: ask } };
}
