import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { space } from '../../../tokens';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types';
import { AccessHead } from '../AccessPage/AccessHead';

type ReplaceSessionProps = Pick<LoginScreenProps, 'busy' | 'onSessionKept' | 'onSessionReplaced'> & {
  step: Extract<LoginStep, { name: 'replace' }>;
};

/** A sign-in link never swaps a session silently (T5). Keeping it is what Enter does. */
export function ReplaceSession({
  step,
  busy = false,
  onSessionKept,
  onSessionReplaced,
}: ReplaceSessionProps) {
  return (
    <Column>
      <AccessHead title="Switch accounts?">
        You are signed in as <bdi>{step.current}</bdi>. This link signs you in as <bdi>{step.username}</bdi>{' '}
        and ends that session in this tab.
      </AccessHead>
      <Button autoFocus look="main" scale="large" onClick={onSessionKept}>
        Stay signed in
      </Button>
      <Button scale="large" busy={busy} onClick={onSessionReplaced}>
        Switch accounts
      </Button>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[3]};
`;
