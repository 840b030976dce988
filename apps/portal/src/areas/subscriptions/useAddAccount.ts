import type { AccountWrite } from '@portal/ui/screens/subscriptions';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { api } from '../../app/api';
import type { CallError } from '../../app/call.events';
import { formRefusalOf } from '../../app/formRefusal';
import { refusalText } from '../../app/refusalText';
import { useAppDispatch } from '../../app/store';
import { useFormCall } from '../../app/useFormCall';
import { useOnline } from '../../app/useOnline';
import { useAddAccountMutation } from './subscriptions.api';

const names = { account_number: 'accountNumber' };

/** Attaching an MT5 account (B §4). It moves no money, and the server takes one account once: a try may be repeated. */
export function useAddAccount(): AccountWrite {
  const [add] = useAddAccountMutation();
  const dispatch = useAppDispatch();
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
        // The base query gives no other errors.
        const error = result.error as CallError | undefined;
        if (error === undefined) return result;
        // It may have arrived, or been attached elsewhere: the list says how it is.
        dispatch(api.util.invalidateTags(['Subscriptions']));
        const isAtField = Object.keys(formRefusalOf(error, names)).length > 0;
        if (!isAtField) setMessage(refusalText(error, errorTexts.somethingWrongTryAgain));
        return result;
      });
    },
  };
}
