import type { ConfirmedWrite } from '@portal/ui';
import type { CancelValues } from '@portal/ui/screens/subscriptions';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import type { Result } from '@portal/portal-core/calls/result';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { cancelNames, type SentCancellation } from './cancellation.mappers';

type Send = (sent: SentCancellation, authType: string, idempotencyKey: string) => Promise<Result>;

/** The dialog adds its own field to the sent values. */
type Reasoned = CancelValues & { reason?: string };

/** A cancellation from its dialog to its answer (B §4, T12), with its code. */
export function useCancellation(name: 'cancelSubscription' | 'cancelLiveSubscription', send: Send) {
  const verification = useVerification('cancelSubscription');
  const write = useConfirmedWrite<Reasoned>({
    name,
    names: cancelNames,
    inDialog: ['reason'],
    failure: errorTexts.requestFailedLogin,
    send: (values, idempotencyKey) => send(values, verification.authType, idempotencyKey),
  });
  const cancellation = useForgottenAfterReload(write);
  return { cancellation, verification };
}

/**
 * A reload loses reason and code, so the same request can't be repeated. The earlier request is shown until the member
 * cancels again, as a new try, because the server cancels nothing twice.
 */
function useForgottenAfterReload(write: ConfirmedWrite<CancelValues>): ConfirmedWrite<CancelValues> {
  const [before, setBefore] = useState(write.unanswered);
  const forget = () => {
    setBefore(undefined);
    write.onForget();
  };
  return {
    ...write,
    onForget: forget,
    onRequest: (values) => {
      if (before) forget();
      write.onRequest(values);
    },
  };
}
