import type { TakeBackValues } from '@portal/ui/screens/transfer';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useTakeBackTransferMutation } from './transfer.api';

/** Its refusals have no field in the dialog. */
const names = { id: 'item' } satisfies BodyFieldNames<'/transfer-take-back'>;

/** Takes a pending transfer back (D113). */
export function useTakeBack() {
  const [takeBack] = useTakeBackTransferMutation();
  return useConfirmedWrite<TakeBackValues>({
    name: 'takeBackTransfer',
    names,
    inDialog: ['item'],
    send: ({ item }, idempotencyKey) => takeBack({ body: { id: item }, idempotencyKey }),
  });
}
