import type { PortalClient } from '@portal/api';
import { RegisterScreen, type Invitation } from '@portal/ui/screens/access';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useServices } from '@portal/portal-core/store/services';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { isSession } from '@portal/portal-core/session/session';
import { readPlan } from '../../visitor/session.calls';
import { checkSponsor, checkUsername, readCountries } from '../../visitor/visitor.calls';
import { parseInvitation, toSearch } from './invitation';
import { toRegistrationCountries, toRegistrationPlan } from './register.mappers';
import { useNameCheck } from './nameCheck/useNameCheck';
import { useRegister } from './useRegister';
import { useVisitorRead } from '../../visitor/useVisitorRead';

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
      onUsernameEnter={username.enter}
      onSponsorEnter={sponsor.enter}
      onSubmit={(registration) => void submit(registration)}
    />
  );
}
