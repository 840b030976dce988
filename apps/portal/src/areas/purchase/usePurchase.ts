import type { BuyingProps, PurchaseValues } from '@portal/ui/screens/purchase';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../shared/store/store';
import { useConfirmedWrite } from '../../shared/writes/useConfirmedWrite';
import { selectSession } from '../../session/session.slice';
import { checkSponsor } from '../../visitor/visitor.calls';
import { useNameCheck } from '../access';
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
  const { username } = useAppSelector(selectSession);
  const user = useNameCheck(checkSponsor);
  const write = useConfirmedWrite<PurchaseValues>({
    name,
    names: purchaseNames,
    send: ({ packageId, amount, username: owner }, key) => send({ packageId, amount, username: owner }, key),
  });
  return {
    username: username ?? '',
    userCheck: user.check,
    write,
    onUserEntered: user.enter,
    onHistoryDue: () => void navigate(history),
  };
}
