import { selectCheck } from '../../../components/CheckMark/nameCheck';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { FormContainer, Note } from './RegisterForm.styles';
import { RegisterForm } from './RegisterForm';
import type { RegisterScreenProps } from './RegisterScreen.types';
import { registerMessages } from './messages';
import { fill } from '../../../text/fill';

/** Registration (A §2), alone or by a member's invitation link. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { invitation, signedInAs, sponsorCheck } = props;
  const inviter = invitation?.sponsor;
  const isKnown = inviter !== undefined && selectCheck(sponsorCheck, inviter)?.state === 'available';
  return (
    <AccessPage size="wide">
      <FormContainer>
        <AccessHead title={registerMessages.title}>
          {isKnown
            ? fill(registerMessages.invitesYou, { sponsor: <bdi translate="no">{inviter}</bdi> })
            : registerMessages.introduction}
        </AccessHead>
        {signedInAs !== undefined && (
          <Note>
            {fill(registerMessages.endsSession, { username: <bdi translate="no">{signedInAs}</bdi> })}
          </Note>
        )}
        <RegisterForm {...props} />
      </FormContainer>
    </AccessPage>
  );
}
