import type { ConfirmedWrite } from '@portal/ui';
import type { CancelValues } from '@portal/ui/screens/subscriptions';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { api } from '../../app/api';
import { useAppDispatch } from '../../app/store';
import { useConfirmedWrite } from '../../app/useConfirmedWrite';
import { useMemberCode } from '../../app/useMemberCode';
import { useAuthType } from '../profile/useAuthType';
import { cancelBodyOf, cancelNames } from './cancellation.view';

interface Sent {
  id: string;
  body: ReturnType<typeof cancelBodyOf>;
  idempotencyKey: string;
}

type Send = (sent: Sent) => Promise<{ error?: unknown }>;

/** The dialog's own field comes with the values when they are sent. */
type Reasoned = CancelValues & { reason?: string };

/** A cancellation from its dialog to its answer (B §4, T12), with the code that it takes. */
export function useCancellation(name: 'cancelSubscription' | 'cancelLiveSubscription', send: Send) {
  const dispatch = useAppDispatch();
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode('cancelSubscription');
  const readAgain = () => dispatch(api.util.invalidateTags(['Subscriptions', 'Dashboard']));
  const write = useConfirmedWrite<Reasoned>({
    name,
    names: cancelNames,
    inDialog: ['reason'],
    failure: errorTexts.requestFailedLogin,
    send: async (values, idempotencyKey) => {
      const result = await send({ id: values.id, body: cancelBodyOf(values, authType), idempotencyKey });
      // Refused because it is not active any more, or nobody knows: the list says how it is.
      if (result.error !== undefined) readAgain();
      return result;
    },
    onBegun: () => authType === 'otp' && askOnce(),
  });
  const cancellation = useForgottenAfterReload(write);
  return { cancellation, proving: { authType, request, onCodeRequested: ask } };
}

/**
 * A reload has forgotten the reason and the code, so that the same request can't be made again. What was sent before it
 * is told of until the member cancels once more, which is a try of its own: the server cancels nothing twice.
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
