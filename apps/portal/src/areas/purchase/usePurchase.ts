import { type BuyingProps, type PurchaseCancelTerms, type PurchaseValues } from '@portal/ui/screens/purchase';
import { useNavigate } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { findSponsor, useNameCheck } from '../access';
import { purchaseNames, type SecondFactor } from './purchase.mappers';

interface PurchaseOptions {
  name: 'purchase' | 'livePurchase';
  /** From the history that lists the purchase. */
  cancelTerms: PurchaseCancelTerms | undefined;
  /** The history that lists the purchase. */
  history: string;
  /** Whether a purchase for another member needs the second factor (D137). */
  needsSecondFactor: boolean;
  send: (
    values: PurchaseValues,
    idempotencyKey: string,
    factor: SecondFactor | undefined,
  ) => Promise<{ error?: unknown }>;
}

/** Buys bot and live packages: the recipient, one request with one key, then the history (B §4, T12). */
export function usePurchase({
  name,
  cancelTerms,
  history,
  needsSecondFactor,
  send,
}: PurchaseOptions): Omit<BuyingProps, 'packages' | 'balance'> {
  const navigate = useNavigate();
  const { env } = useServices();
  const own = useAppSelector(selectSession).username ?? '';
  const user = useNameCheck(findSponsor);
  const verification = useVerification('purchase');
  const write = useConfirmedWrite<PurchaseValues>({
    name,
    names: purchaseNames,
    send: ({ packageId, amount, username, code }, key) =>
      // The dialog has a code only if it requested one.
      send(
        { packageId, amount, username },
        key,
        code === '' ? undefined : { authType: verification.authType, code },
      ),
  });
  return {
    risk: env.risk,
    cancelTerms,
    username: own,
    userCheck: user.check,
    secondFactor: needsSecondFactor ? verification : undefined,
    write,
    onUserEnter: user.enter,
    onCountdownEnd: () => void navigate(history),
  };
}
