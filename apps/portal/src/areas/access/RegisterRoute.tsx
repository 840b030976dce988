import type { PortalClient } from '@portal/api';
import {
  RegisterScreen,
  type Invitation,
  type RegisterRefusal,
  type Registration,
} from '@portal/ui/screens/access';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { isSession } from '@portal/portal-core/session/session';
import {
  checkSponsor,
  checkUsername,
  readCountries,
  readPlan,
  register,
  revoke,
} from '../../visitor/visitor.calls';
import { parseInvitation, toSearch } from './invitation';
import {
  toRegistrationCountries,
  toRegistrationPlan,
  toRegisterBody,
  toRegisteredName,
  toRegisterRefusal,
  type KnownPlan,
} from './register.mappers';
import { useNameCheck } from './nameCheck/useNameCheck';
import { useVisitorRead } from '../../visitor/useVisitorRead';
import { addresses } from '@portal/ui/addresses';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { keepCredentials } from '@portal/portal-core/session/credentials';

/**
 * Registers with one call (A §4), then keeps the credentials for the next screens (T18). It replaces the form's
 * address, so Back leads to no form, and ends this tab's session (D10).
 */
function useRegister(plan: KnownPlan | undefined) {
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
      await dispatch((events) => {
        events.memberRegistered({ username: toRegisteredName(outcome.data, username), email });
        // After the event, because the end of a session drops the credentials.
        keepCredentials({ password, spassword: pin });
        if (outcome.message) events.toastRaised('good', outcome.message);
        const next = emailRequired ? addresses.verifyEmail : addresses.newUsername;
        void navigate(next, { replace: true, state: { emailSent: emailRequired } });
      });
    });

  return { busy, refusal, submit };
}

/** Without a country no one can register, so an empty list is reported too (D120). */
const readListedCountries = (client: PortalClient) =>
  readCountries(client, (body) =>
    toRegistrationCountries(body as Answer<'/country'>) ? 'whole' : 'unreadable',
  );

/**
 * Registration (A §2), which is open to members too (D10). The address keeps only valid parameters of an invitation
 * (T17).
 */
export function RegisterRoute() {
  const { search } = useLocation();
  const invitation = parseInvitation(search);
  const clean = toSearch(invitation);
  if (search !== clean) return <Navigate to={{ search: clean }} replace />;
  return <Invited key={clean} invitation={invitation} />;
}

function Invited({ invitation }: { invitation: Invitation }) {
  const { session, env } = useServices();
  // The session at the first render, because its end also leaves the screen.
  const [signedInAs] = useState(() => (isSession(session()) ? (session().username ?? '') : undefined));
  const plan = useVisitorRead(readPlan, toRegistrationPlan);
  const countries = useVisitorRead(readListedCountries, toRegistrationCountries);
  const username = useNameCheck(checkUsername);
  const sponsor = useNameCheck(checkSponsor, invitation.sponsor);
  const { busy, refusal, submit } = useRegister(plan.state === 'ready' ? plan.data : undefined);
  return (
    <RegisterScreen
      plan={plan}
      legalPages={env.legalPages}
      risk={env.risk}
      countries={countries}
      invitation={invitation}
      signedInAs={signedInAs}
      usernameCheck={username.check}
      sponsorCheck={sponsor.check}
      busy={busy}
      refusal={refusal}
      onUsernameEntered={username.enter}
      onSponsorEntered={sponsor.enter}
      onSubmitted={(registration) => void submit(registration)}
    />
  );
}
