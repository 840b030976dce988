import styled from 'styled-components';
import { focusField } from '../../../components/Toaster/announced';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CodeField } from '../../../components/CodeField/CodeField';
import { isCodeSent, ResendCode, type CodeRequest } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { accessTexts } from '../../../text/messages';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { FormEnd, FormStack } from '../AccessPage/FormStack';
import { fill } from '../../../text/fill';
import { useRef, useState, type SyntheticEvent } from 'react';
import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const verifyEmailMessages = defineMessages('verifyEmailMessages', {
  verifyYourEmail: 'Verify your email',
  emailCode: 'Email code',
  useAnotherAccount: 'Use another account',
  enterDigits: 'Enter the 4-digit code we sent to {address}.',
  /** Where the address is not known. */
  enterDigitsOfMember: 'Enter the 4-digit code we emailed to {username}.',
  /** Before a code was sent. */
  confirmAddress: 'Confirm {address} with a 4-digit code.',
  /** Before a code was sent, where the address is not known. */
  confirmMember: 'Confirm the email address of {username} with a 4-digit code.',
  tooFew: ({ count }: { count: number }) => `Enter all ${count} digits.`,
});

/** The server's answer to a code. Each answer is a new object, which clears the boxes and focuses them. */
export interface VerifyEmailRefusal {
  /** The message at the boxes, which is announced. */
  code: string;
}

export interface VerifyEmailScreenProps {
  /** The member whose email is verified. */
  username: string;
  /** The address that gets the code, if it was typed in this tab during registration (D29). */
  email?: string | undefined;
  /** The mailed code. The portal requests the first one when it shows the screen. */
  request: CodeRequest;
  /** A request is pending, so the button is inactive. */
  busy?: boolean;
  refusal?: VerifyEmailRefusal | undefined;
  /** The form was submitted with all four digits. Typing the last digit never submits it. */
  onVerify: (code: string) => void;
  onCodeRequest: () => void;
  /** The member returns to the sign-in. */
  onAccountChange: () => void;
}

/** The boxes of A §2 and A §9. Only this code has a minimum: fewer digits are not sent (D18). */
const emailCodeLength = 4;

const tooShort = verifyEmailMessages.tooFew({ count: emailCodeLength });

/** The digits so far, and their error: too few, or the server's answer. */
function useVerifyForm({ busy = false, refusal, onVerify }: VerifyEmailScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const [refused, setRefused] = useState(refusal?.code);
  const [seen, setSeen] = useState(refusal);
  if (seen !== refusal) {
    setSeen(refusal);
    setRefused(refusal?.code);
  }

  const change = (digits: string) => {
    setCode(digits);
    // The boxes clear themselves after a refusal, which is not a correction.
    if (digits === '') return;
    setShort(false);
    setRefused(undefined);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (code.length === emailCodeLength) return onVerify(code);
    setShort(true);
    focusField(form.current?.querySelectorAll<HTMLInputElement>('[role=group] input')[code.length]);
  };

  return { form, code, error: short ? tooShort : undefined, refused, change, submit };
}

/** Only a code that was sent is called so (D127). */
function getLead(request: CodeRequest, email: string | undefined): string {
  if (isCodeSent(request))
    return email === undefined ? verifyEmailMessages.enterDigitsOfMember : verifyEmailMessages.enterDigits;
  return email === undefined ? verifyEmailMessages.confirmMember : verifyEmailMessages.confirmAddress;
}

/** Email verification: four boxes and a mailed code (A §2, A §4, D18, D24). */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { username, email, request, busy = false, onCodeRequest, onAccountChange } = props;
  const { form, code, error, refused, change, submit } = useVerifyForm(props);
  return (
    <AccessPage>
      <FormStack ref={form} noValidate onSubmit={submit} aria-labelledby="verify-email">
        <AccessHead id="verify-email" title={verifyEmailMessages.verifyYourEmail}>
          <Lead>
            {fill(getLead(request, email), {
              username: <bdi translate="no">{username}</bdi>,
              address: <bdi translate="no">{email}</bdi>,
            })}
          </Lead>
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
          <ResendCode request={request} onRequest={onCodeRequest} />
        </Stack>
        <FormEnd>
          <Button type="submit" variant="main" size="large" busy={busy}>
            {accessTexts.verify}
          </Button>
          <div>
            <LinkButton onClick={onAccountChange}>{verifyEmailMessages.useAnotherAccount}</LinkButton>
          </div>
        </FormEnd>
      </FormStack>
    </AccessPage>
  );
}

/* Two lines, because the sentence changes when a code is sent, and what is below it must not move under a press. */
const Lead = styled.span`
  display: block;
  min-block-size: 3em;
`;
