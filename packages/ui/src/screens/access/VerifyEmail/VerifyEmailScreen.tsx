import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CodeField } from '../../../components/CodeField/CodeField';
import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { accessTexts } from '../../../text/messages';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { FormEnd, FormStack } from '../AccessPage/FormStack';
import { emailCodeLength, useVerifyForm } from './useVerifyForm';
import type { VerifyEmailScreenProps } from './VerifyEmailScreen.types';
import { verifyEmailMessages } from './messages';
import { fill } from '../../../text/fill';

/** Email verification: four boxes and a mailed code (A §2, §4, D18, D24). */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { username, email, request, busy = false, onCodeRequested, onAccountChanged } = props;
  const { form, code, error, refused, change, submit } = useVerifyForm(props);
  return (
    <AccessPage>
      <FormStack ref={form} noValidate onSubmit={submit} aria-labelledby="verify-email">
        <AccessHead id="verify-email" title={verifyEmailMessages.verifyYourEmail}>
          {fill(verifyEmailMessages.enterDigits, { address: <bdi translate="no">{email ?? username}</bdi> })}
        </AccessHead>
        <Stack gap={1.5}>
          <CodeField
            label={verifyEmailMessages.emailCode}
            length={emailCodeLength}
            value={code}
            error={error}
            refusal={refused}
            autoFocus
            onChange={change}
          />
          <ResendCode request={request} onRequest={onCodeRequested} />
        </Stack>
        <FormEnd>
          <Button type="submit" variant="main" size="large" busy={busy}>
            {accessTexts.verify}
          </Button>
          <div>
            <LinkButton onClick={onAccountChanged}>{verifyEmailMessages.useAnotherAccount}</LinkButton>
          </div>
        </FormEnd>
      </FormStack>
    </AccessPage>
  );
}
