import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types';
import { AccessHead } from '../AccessPage/AccessHead';

type ReplaceSessionProps = Pick<LoginScreenProps, 'busy' | 'onSessionKept' | 'onSessionReplaced'> & {
  step: Extract<LoginStep, { name: 'replace' }>;
};

/** A sign-in link never swaps a session silently (T5). Enter keeps the current one. */
export function ReplaceSession({
  step,
  busy = false,
  onSessionKept,
  onSessionReplaced,
}: ReplaceSessionProps) {
  return (
    <Stack gap={3}>
      <AccessHead title="Switch accounts?">
        You are signed in as <bdi>{step.current}</bdi>. This link signs you in as <bdi>{step.username}</bdi>{' '}
        and ends that session in this tab.
      </AccessHead>
      <Button autoFocus variant="main" size="large" onClick={onSessionKept}>
        Stay signed in
      </Button>
      <Button size="large" busy={busy} onClick={onSessionReplaced}>
        Switch accounts
      </Button>
    </Stack>
  );
}
