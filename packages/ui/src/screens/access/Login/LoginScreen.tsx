import styled from 'styled-components';
import { Brand } from '../../../shell/Brand/Brand';
import { media, space } from '../../../tokens';
import { LoginForm } from './LoginForm';
import type { LoginScreenProps } from './LoginScreen.types';
import { ReplaceSession } from './ReplaceSession';
import { SignInArt } from './SignInArt';
import { SigningInAs } from './SigningInAs';

/** Sign-in, two steps in one form (A §2, §4), beside the product's picture. */
export function LoginScreen(props: LoginScreenProps) {
  return (
    <Split>
      <Pane>
        <Column>
          <Brand />
          <Step {...props} />
        </Column>
      </Pane>
      <SignInArt />
    </Split>
  );
}

function Step(props: LoginScreenProps) {
  const { step } = props;
  switch (step.name) {
    case 'pre':
    case 'now':
      return <LoginForm {...props} step={step} />;
    case 'asUser':
      return <SigningInAs username={step.username} />;
    case 'replace':
      return <ReplaceSession {...props} step={step} />;
  }
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  min-block-size: 100dvh;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pane = styled.main`
  display: grid;
  align-items: center;
  justify-items: center;
  padding: ${space[8]};

  ${media.phone} {
    align-items: start;
    padding: ${space[8]} ${space[5]};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[10]};
  inline-size: 100%;
  max-inline-size: 23rem;

  ${media.phone} {
    gap: ${space[8]};
  }
`;
