import { selectCheck } from '../../../components/CheckMark/nameCheck';
import { Note } from './RegisterForm.styles';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';
import { RegisterPage } from './RegisterPage';
import { registerMessages } from './messages';
import { fill } from '../../../text/fill';

export interface RegisterScreenProps extends RegisterFormProps {
  /** The member who is signed in in this tab. Signing up ends that session (D10). */
  signedInAs?: string | undefined;
}

/** Registration (A §2), alone or by a member's invitation link. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { invitation, signedInAs, sponsorCheck } = props;
  const inviter = invitation?.sponsor;
  const isKnown = inviter !== undefined && selectCheck(sponsorCheck, inviter)?.state === 'available';
  return (
    <RegisterPage
      introduction={
        isKnown
          ? fill(registerMessages.invitesYou, { sponsor: <bdi translate="no">{inviter}</bdi> })
          : undefined
      }
    >
      {signedInAs !== undefined && (
        <Note>
          {fill(registerMessages.endsSession, { username: <bdi translate="no">{signedInAs}</bdi> })}
        </Note>
      )}
      <RegisterForm {...props} />
    </RegisterPage>
  );
}
