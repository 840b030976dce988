import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Outcome, PortalClient } from '@portal/api';
import {
  type Invitation,
  type RegisterRefusal,
  RegisterScreen,
  type Registration,
} from '@portal/ui/screens/access';
import { useServices } from '@portal/portal-core/store/services';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { isSession } from '@portal/portal-core/session/session';
import { addresses } from '@portal/ui/addresses';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { keepCredentials, keepRegistered } from '@portal/portal-core/session/credentials';
import type { Remote } from '@portal/ui';
import { readPlan, revoke } from '../../visitor/session.calls';
import { checkUsername, readCountries, register } from '../../visitor/visitor.calls';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { parseInvitation, toSearch } from './invitation';
import {
  type KnownPlan,
  toFinding,
  toRegisterBody,
  toRegisteredName,
  toRegisterRefusal,
  toRegistrationCountries,
  toRegistrationPlan,
  toVerificationToken,
} from './register.mappers';
import { findSponsor } from './nameCheck/findSponsor';
import { useNameCheck } from './nameCheck/useNameCheck';

/** Whether a username is free. */
const findUsername = async (client: PortalClient, name: string) =>
  toFinding(await checkUsername(client, name));

/**
 * Reads for a visitor's screen, which has no store yet (ADR 3): once, and again with each retry. Both functions must be
 * stable, and `view` returns undefined for an unusable body.
 */
function useVisitorRead<Body, T>(
  ask: (client: PortalClient) => Promise<Outcome<Body>>,
  view: (body: Body) => T | undefined,
): Remote<T> {
  const { client } = useServices();
  const [remote, setRemote] = useState<Remote<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(
    function readOnce() {
      let wanted = true;
      const retry = () => {
        setRemote({ state: 'loading' });
        setAttempt(attempt + 1);
      };
      void ask(client).then((outcome) => {
        if (!wanted) return;
        const data = outcome.kind === 'ok' ? view(outcome.data) : undefined;
        const message = getMessage(outcome);
        setRemote(
          data === undefined ? { state: 'failed', message, onRetry: retry } : { state: 'ready', data },
        );
      });
      return () => {
        wanted = false;
      };
    },
    [ask, attempt, client, view],
  );
  return remote;
}

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
  const username = useNameCheck(findUsername);
  const sponsor = useNameCheck(findSponsor, invitation.sponsor);
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
      onUsernameEnter={username.enter}
      onSponsorEnter={sponsor.enter}
      onSubmit={(registration) => void submit(registration)}
    />
  );
}
