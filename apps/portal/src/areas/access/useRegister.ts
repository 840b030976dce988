import { addresses } from '@portal/ui/addresses';
import type { RegisterRefusal, Registration } from '@portal/ui/screens/access';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useServices } from '@portal/portal-core/store/services';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { keepCredentials, keepRegistered } from '@portal/portal-core/session/credentials';
import { revoke } from '../../visitor/session.calls';
import { register } from '../../visitor/visitor.calls';
import {
  toRegisterBody,
  toRegisteredName,
  toRegisterRefusal,
  toVerificationToken,
  type KnownPlan,
} from './register.mappers';

/**
 * Registers with one call (A §4), then keeps the credentials for the next screens (T18). It replaces the form's
 * address, so Back leads to no form, and ends this tab's session (D10).
 */
export function useRegister(plan: KnownPlan | undefined) {
  const { client, session } = useServices();
  const dispatch = useDeferredDispatch();
  const navigate = useNavigate();
  const { busy, singleFlight } = useSingleFlight();
  const [refusal, setRefusal] = useState<RegisterRefusal>();

  const submit = (registration: Registration) =>
    singleFlight(async () => {
      if (!plan) return;
      setRefusal(undefined);
      const outcome = await register(client, toRegisterBody(registration));
      if (outcome.kind !== 'ok') {
        setRefusal(toRegisterRefusal(outcome, plan));
        const text = getMessage(outcome);
        return dispatch((events) => events.toastRaised('bad', text));
      }
      const { token } = session();
      if (token !== null) void revoke(client, token);
      const { email, password, pin, username } = registration;
      const { emailRequired } = plan;
      const name = toRegisteredName(outcome.data, username);
      await dispatch((events) => {
        events.memberRegistered({ username: name, email });
        // After the event, because the end of a session drops the credentials.
        keepCredentials({ password, spassword: pin });
        const verification = toVerificationToken(outcome.data);
        keepRegistered(verification === undefined ? undefined : { username: name, token: verification });
        if (outcome.message) events.toastRaised('good', outcome.message);
        const next = emailRequired ? addresses.verifyEmail : addresses.newUsername;
        void navigate(next, { replace: true, state: { emailSent: emailRequired } });
      });
    });

  return { busy, refusal, submit };
}
