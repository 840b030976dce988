import type { AccountWrite } from '@portal/ui/screens/subscriptions';
import { useState } from 'react';
import { useOnline } from '@portal/portal-core/browser/useOnline';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { selectError } from '@portal/portal-core/calls/result';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { useAddAccountMutation } from './subscriptions.api';

const names = { account_number: 'accountNumber' };

/**
 * Attaches an MT5 account (B §4). It moves no money and the server accepts an account once, so a try may be repeated.
 */
export function useAddAccount(): AccountWrite {
  const [add] = useAddAccountMutation();
  const { form, send } = useFormCall(names);
  const [message, setMessage] = useState<string>();
  const online = useOnline();
  return {
    form,
    message,
    offline: !online,
    onOpened: () => setMessage(undefined),
    onSent: ({ subscriptionId, accountNumber }) => {
      setMessage(undefined);
      send(async () => {
        const result = await add({ account_number: accountNumber, subscription_id: subscriptionId });
        const error = selectError(result);
        setMessage(error && toRefusal(error, names).message);
        return result;
      });
    },
  };
}
