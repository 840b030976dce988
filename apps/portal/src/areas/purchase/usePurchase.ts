import type { BuyingProps, PurchaseValues } from '@portal/ui/screens/purchase';
import { useNavigate } from 'react-router-dom';
import { api } from '../../app/api';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { useConfirmedWrite } from '../../app/useConfirmedWrite';
import { selectSession } from '../../session/session.slice';
import { checkSponsor } from '../access/access.calls';
import { useNameCheck } from '../access/useNameCheck';
import { purchaseNames } from './purchase.view';

interface PurchaseOptions {
  name: 'purchase' | 'livePurchase';
  /** Where what was bought is listed. */
  history: string;
  send: (values: PurchaseValues, idempotencyKey: string) => Promise<{ error?: unknown }>;
}

/** Buying, of bot and live packages alike: whom for, one request under one key, then the history (B §4, T12). */
export function usePurchase({
  name,
  history,
  send,
}: PurchaseOptions): Omit<BuyingProps, 'packages' | 'balance'> {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { username } = useAppSelector(selectSession);
  const user = useNameCheck(checkSponsor);
  const write = useConfirmedWrite<PurchaseValues>({
    name,
    names: purchaseNames,
    send: ({ packageId, amount, username: owner }, key) => send({ packageId, amount, username: owner }, key),
    onUnknown: () => dispatch(api.util.invalidateTags(['Dashboard', 'Subscriptions', 'Transactions'])),
  });
  return {
    username: username ?? '',
    userCheck: user.check,
    write,
    onUserEntered: user.enter,
    onHistoryDue: () => void navigate(history),
  };
}
