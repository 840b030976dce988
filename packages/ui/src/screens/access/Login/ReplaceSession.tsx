import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types';
import { AccessHead } from '../AccessPage/AccessHead';
import { loginMessages } from './messages';
import { fill } from '../../../text/fill';

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
      <AccessHead title={loginMessages.switchAccounts}>
        {fill(loginMessages.linkSignsYouIn, {
          current: <bdi translate="no">{step.current}</bdi>,
          username: <bdi translate="no">{step.username}</bdi>,
        })}
      </AccessHead>
      <Button autoFocus variant="main" size="large" onClick={onSessionKept}>
        {loginMessages.staySignedIn}
      </Button>
      <Button size="large" busy={busy} onClick={onSessionReplaced}>
        {loginMessages.switchAccounts2}
      </Button>
    </Stack>
  );
}
