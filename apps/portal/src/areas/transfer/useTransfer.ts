import type { TransferScreenProps, TransferValues } from '@portal/ui/screens/transfer';
import { errorTexts } from '@portal/ui/text/messages';
import { api } from '../../app/api';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { useConfirmedWrite } from '../../app/useConfirmedWrite';
import { useMemberCode } from '../../app/useMemberCode';
import { selectSession } from '../../session/session.slice';
import { useAuthType } from '../profile/useAuthType';
import { useCreateTransferMutation } from './transfer.api';
import { transferBodyOf, transferNames } from './transfer.view';

/** Moving money between the member's own wallets (B §4). */
export function useTransfer(): Pick<TransferScreenProps, 'write' | 'proving'> {
  const dispatch = useAppDispatch();
  const { username } = useAppSelector(selectSession);
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('transfer');
  const [create] = useCreateTransferMutation();
  const write = useConfirmedWrite<TransferValues>({
    name: 'transfer',
    names: transferNames,
    failure: errorTexts.requestFailedLogin,
    send: (values, idempotencyKey) =>
      create({ body: transferBodyOf(values, authType, username ?? ''), idempotencyKey }),
    onBegun: () => authType === 'otp' && askOnce(),
    onUnknown: () =>
      dispatch(api.util.invalidateTags(['Transfers', 'Dashboard', 'Transactions', 'Withdrawals'])),
  });
  return { write, proving: { authType, request, onCodeRequested: ask } };
}
