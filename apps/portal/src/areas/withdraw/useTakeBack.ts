import type { TakeBackValues } from '@portal/ui/screens/withdraw';
import type { BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useTakeBackWithdrawalMutation } from './withdraw.api';

/** Its refusals have no field in the dialog. */
const names = { code: 'item' } satisfies BodyFieldNames<'/withdraw-take-back'>;

/** Takes a pending withdrawal back (D113). */
export function useTakeBack() {
  const [takeBack] = useTakeBackWithdrawalMutation();
  return useConfirmedWrite<TakeBackValues>({
    name: 'takeBack',
    names,
    inDialog: ['item'],
    send: ({ item }, idempotencyKey) => takeBack({ body: { code: item }, idempotencyKey }),
  });
}
