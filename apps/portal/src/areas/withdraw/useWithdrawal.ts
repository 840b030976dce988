import type { WithdrawScreenProps, WithdrawValues } from '@portal/ui/screens/withdraw';
import { useNavigate } from 'react-router-dom';
import { api } from '../../app/api';
import { paths } from '../../app/paths';
import { useAppDispatch } from '../../app/store';
import { useConfirmedWrite } from '../../app/useConfirmedWrite';
import { useMemberCode } from '../../app/useMemberCode';
import { useAuthType } from '../profile/useAuthType';
import { useCreateWithdrawalMutation } from './withdraw.api';
import { bankIdOf, withdrawBodyOf, withdrawNames } from './withdraw.view';

/** Asking for a withdrawal, up to the list that then has it (B §4). `user` is the answer of the profile's read. */
export function useWithdrawal(user: unknown): Pick<WithdrawScreenProps, 'write' | 'proving'> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('withdraw');
  const [create] = useCreateWithdrawalMutation();
  const write = useConfirmedWrite<WithdrawValues>({
    name: 'withdraw',
    names: withdrawNames,
    send: (values, idempotencyKey) =>
      create({ body: withdrawBodyOf(values, authType, bankIdOf(user)), idempotencyKey }),
    onBegun: () => authType === 'otp' && askOnce(),
    onDone: () => void navigate(paths.withdrawals),
    onUnknown: () => dispatch(api.util.invalidateTags(['Withdrawals', 'Dashboard', 'Transactions'])),
  });
  return { write, proving: { authType, request, onCodeRequested: ask } };
}
