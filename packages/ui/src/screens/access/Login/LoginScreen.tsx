import { AccessPage } from '../AccessPage/AccessPage';
import { LoginForm } from './LoginForm';
import type { LoginScreenProps } from './LoginScreen.types';
import { ReplaceSession } from './ReplaceSession';
import { SigningInAs } from './SigningInAs';

/** Sign-in, two steps in one form (A §2, §4), beside the product's image. */
export function LoginScreen(props: LoginScreenProps) {
  return (
    <AccessPage>
      <Step {...props} />
    </AccessPage>
  );
}

function Step(props: LoginScreenProps) {
  const { step } = props;
  switch (step.name) {
    case 'pre':
    case 'now':
      return <LoginForm key={props.round} {...props} step={step} />;
    case 'asUser':
      return <SigningInAs username={step.username} />;
    case 'replace':
      return <ReplaceSession {...props} step={step} />;
  }
}
