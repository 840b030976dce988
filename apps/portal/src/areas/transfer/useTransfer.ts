import { addresses } from '@portal/ui/addresses';
import { dropDrafts } from '@portal/ui/forms/draft/drafts';
import type { TransferScreenProps, TransferValues } from '@portal/ui/screens/transfer';
import { errorTexts } from '@portal/ui/text/messages';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { useCreateTransferMutation } from './transfer.api';
import { toTransferBody, transferNames } from './transfer.mappers';

/** Transfers money between the member's own wallets (B §4). */
export function useTransfer(): Pick<TransferScreenProps, 'write' | 'verification'> {
  const { username } = useAppSelector(selectSession);
  const verification = useVerification('transfer');
  const [create] = useCreateTransferMutation();
  const write = useConfirmedWrite<TransferValues>({
    name: 'transfer',
    names: transferNames,
    failure: errorTexts.requestFailedLogin,
    send: (values, idempotencyKey) =>
      create({ body: toTransferBody(values, verification.authType, username ?? ''), idempotencyKey }),
    // Also where the member has left the form meanwhile, which kept its input.
    onFinish: () => dropDrafts(addresses.transfer),
  });
  return { write, verification };
}
