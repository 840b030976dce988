import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { FormRoom, Note } from './RegisterForm.styles';
import { RegisterForm } from './RegisterForm';
import type { RegisterScreenProps } from './RegisterScreen.types';
import { registerWords } from './registerWords';

/** Registration (A §2), alone or by a member's invitation link. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { invitation, signedInAs } = props;
  return (
    <AccessPage room="wide">
      <FormRoom>
        <AccessHead title={registerWords.title}>
          {invitation?.sponsor === undefined ? (
            registerWords.introduction
          ) : (
            <>
              <bdi>{invitation.sponsor}</bdi> invites you to join.
            </>
          )}
        </AccessHead>
        {signedInAs !== undefined && (
          <Note>
            You are signed in as <bdi>{signedInAs}</bdi>. Signing up ends that session in this tab.
          </Note>
        )}
        <RegisterForm {...props} />
      </FormRoom>
    </AccessPage>
  );
}
