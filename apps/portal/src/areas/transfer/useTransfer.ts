import type { TransferScreenProps, TransferValues } from '@portal/ui/screens/transfer';
import { errorTexts } from '@portal/ui/text/messages';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useAuthType } from '@portal/portal-core/writes/useAuthType';
import { useCreateTransferMutation } from './transfer.api';
import { toTransferBody, transferNames } from './transfer.mappers';

/** Transfers money between the member's own wallets (B §4). */
export function useTransfer(): Pick<TransferScreenProps, 'write' | 'verification'> {
  const { username } = useAppSelector(selectSession);
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('transfer');
  const [create] = useCreateTransferMutation();
  const write = useConfirmedWrite<TransferValues>({
    name: 'transfer',
    names: transferNames,
    failure: errorTexts.requestFailedLogin,
    send: (values, idempotencyKey) =>
      create({ body: toTransferBody(values, authType, username ?? ''), idempotencyKey }),
    onBegun: () => authType === 'otp' && askOnce(),
  });
  return { write, verification: { authType, request, onCodeRequested: ask } };
}
