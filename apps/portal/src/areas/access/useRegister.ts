import type { RegisterRefusal, Registration } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { refusalText } from '../../app/refusalText';
import { useServices } from '../../app/services';
import { useAlone } from '../../app/useAlone';
import { useEvents } from '../../app/useEvents';
import { keepCredentials } from '../../session/credentials';
import { register, revoke } from './access.calls';
import { registerBodyOf, registeredNameOf, registerRefusalOf, type KnownPlan } from './register.view';

/**
 * The one call of a registration, and what follows it (A §4): the credentials kept for the next screens (T18), and the
 * form's address replaced, so that Back leads to no form. A session of this tab ends (D10).
 */
export function useRegister(plan: KnownPlan | undefined) {
  const { client, session } = useServices();
  const tell = useEvents();
  const navigate = useNavigate();
  const { busy, alone } = useAlone();
  const [refusal, setRefusal] = useState<RegisterRefusal>();

  const submit = (registration: Registration) =>
    alone(async () => {
      if (!plan) return;
      setRefusal(undefined);
      const outcome = await register(client, registerBodyOf(registration));
      if (outcome.kind !== 'ok') {
        setRefusal(registerRefusalOf(outcome, plan));
        const text = refusalText(outcome, errorTexts.somethingWrongTryAgain);
        return tell((events) => events.toastRaised('bad', text));
      }
      const { token } = session();
      if (token !== null) void revoke(client, token);
      const { email, password, pin, username } = registration;
      const { emailRequired } = plan;
      await tell((events) => {
        events.memberRegistered({ username: registeredNameOf(outcome.data, username), email });
        // After the event: the end of a session drops them.
        keepCredentials({ password, spassword: pin });
        if (outcome.message) events.toastRaised('good', outcome.message);
        const next = emailRequired ? paths.verifyEmail : paths.newUsername;
        void navigate(next, { replace: true, state: { emailSent: emailRequired } });
      });
    });

  return { busy, refusal, submit };
}
