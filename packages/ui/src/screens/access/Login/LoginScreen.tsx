import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Spinner } from '../../../components/Spinner/Spinner';
import { Stack } from '../../../components/Stack/Stack';
import { fill } from '../../../text/fill';
import { space } from '../../../tokens';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { loginMessages } from './messages';
import type { FormStep } from './useLoginForm';

/**
 * Besides the form's steps:
 * - `asUser`: an operator's link signs in automatically, behind a loader (A §4.7).
 * - `replace`: such a link during a session. The member chooses first (T5).
 */
export type LoginStep =
  | FormStep
  | { name: 'asUser'; username: string }
  | { name: 'replace'; username: string; current: string };

export interface LoginScreenProps extends Omit<LoginFormProps, 'step'> {
  step: LoginStep;
  /** A new number restarts the form with `username`, because the typed password is no longer the right one. */
  round?: number;
  /** Step `replace`: end the current session and continue, or keep it. */
  onSessionReplace: () => void;
  onSessionKeep: () => void;
}

/** Sign-in, two steps in one form (A §2, A §4), next to the product's image. */
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

type ReplaceSessionProps = Pick<LoginScreenProps, 'busy' | 'onSessionKeep' | 'onSessionReplace'> & {
  step: Extract<LoginStep, { name: 'replace' }>;
};

/** A sign-in link never swaps a session silently (T5). Enter keeps the current one. */
function ReplaceSession({ step, busy = false, onSessionKeep, onSessionReplace }: ReplaceSessionProps) {
  return (
    <Stack gap={3}>
      <AccessHead title={loginMessages.switchQuestion}>
        {fill(loginMessages.switchWarning, {
          current: <bdi translate="no">{step.current}</bdi>,
          username: <bdi translate="no">{step.username}</bdi>,
        })}
      </AccessHead>
      <Button autoFocus variant="main" size="large" onClick={onSessionKeep}>
        {loginMessages.staySignedIn}
      </Button>
      <Button size="large" busy={busy} onClick={onSessionReplace}>
        {loginMessages.switchAccounts}
      </Button>
    </Stack>
  );
}

/** An operator's link signs in automatically (A §2, A §4.7). */
function SigningInAs({ username }: { username: string }) {
  return (
    <Row>
      <AccessHead title={loginMessages.signingIn}>
        {fill(loginMessages.openingSession, { username: <bdi translate="no">{username}</bdi> })}
      </AccessHead>
      <Spinner label={loginMessages.signingIn} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;
