import type { ConfirmedWrite } from '@portal/ui';
import type { CancelValues } from '@portal/ui/screens/subscriptions';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import type { Result } from '../../shared/calls/result';
import { useConfirmedWrite } from '../../shared/writes/useConfirmedWrite';
import { useMemberCode } from '../../shared/writes/useMemberCode';
import { useAuthType } from '../../shared/writes/useAuthType';
import { cancelNames, type SentCancellation } from './cancellation.mappers';

type Send = (sent: SentCancellation, authType: string, idempotencyKey: string) => Promise<Result>;

/** The dialog's own field comes with the values when they are sent. */
type Reasoned = CancelValues & { reason?: string };

/** A cancellation from its dialog to its answer (B §4, T12), with the code that it takes. */
export function useCancellation(name: 'cancelSubscription' | 'cancelLiveSubscription', send: Send) {
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('cancelSubscription');
  const write = useConfirmedWrite<Reasoned>({
    name,
    names: cancelNames,
    inDialog: ['reason'],
    failure: errorTexts.requestFailedLogin,
    send: (values, idempotencyKey) => send(values, authType, idempotencyKey),
    onBegun: () => authType === 'otp' && askOnce(),
  });
  const cancellation = useForgottenAfterReload(write);
  return { cancellation, verification: { authType, request, onCodeRequested: ask } };
}

/**
 * A reload forgets the reason and the code, so the same request can't be made again. What was sent before it is told of
 * until the member cancels once more. That is a try of its own, because the server cancels nothing twice.
 */
function useForgottenAfterReload(write: ConfirmedWrite<CancelValues>): ConfirmedWrite<CancelValues> {
  const [before, setBefore] = useState(write.unanswered);
  const forget = () => {
    setBefore(undefined);
    write.onForgotten();
  };
  return {
    ...write,
    onForgotten: forget,
    onAsked: (values) => {
      if (before) forget();
      write.onAsked(values);
    },
  };
}
