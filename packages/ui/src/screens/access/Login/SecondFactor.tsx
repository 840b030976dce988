import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CodeField } from '../../../components/CodeField/CodeField';
import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { recoveryCodeInput } from '../../../components/TextField/recoveryCodeInput';
import { TextField } from '../../../components/TextField/TextField';
import { fill } from '../../../text/fill';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { plainRefusal, toSecondFactorKind } from '../../../text/secondFactors';
import { Button } from '../../../components/Button/Button';
import { FormAlert } from '../AccessPage/FormAlert';
import type { FormStep } from './useLoginForm';

interface PasskeyButtonProps {
  /** Asks the browser for the passkey, in place of an earlier request. Its text replaces the code; undefined if the member left the browser's dialog. */
  onRequest: () => Promise<string | undefined>;
  onChange: (value: string) => void;
}

/**
 * A passkey in place of the code. It is sent at once, because the browser's dialog was the confirmation. That dialog may
 * never answer, so the next press asks again.
 */
function PasskeyButton({ onRequest, onChange }: PasskeyButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'left'>('idle');
  const presses = useRef(0);
  const ask = async (form: HTMLFormElement | null) => {
    const press = (presses.current += 1);
    setState('asking');
    const answer = await onRequest();
    if (press !== presses.current) return;
    setState(answer === undefined ? 'left' : 'idle');
    if (answer === undefined) return;
    // The form sends the code of its last render.
    flushSync(() => onChange(answer));
    form?.requestSubmit();
  };
  return (
    <>
      {state === 'left' && <FormAlert>{secondFactorMessages.passkeyLeft}</FormAlert>}
      <Button
        size="large"
        aria-busy={state === 'asking'}
        onClick={(event) => void ask(event.currentTarget.form)}
      >
        {secondFactorMessages.usePasskey}
      </Button>
    </>
  );
}

export interface SecondFactorProps {
  step: Extract<FormStep, { name: 'now' }>;
  /** The step's instruction while the member enters a recovery code, else ''. */
  recovery: string;
  onRecoverySubmit: (recovery: string) => void;
  /** The code so far, as typed. */
  value: string;
  /** The error of the code. */
  refusal: string | undefined;
  onChange: (value: string) => void;
  onCodeRequest: () => void;
  /** Asks for a passkey. Absent where the server asks for none, and where the browser has none (D119). */
  onPasskeyRequest?: PasskeyButtonProps['onRequest'] | undefined;
}

/**
 * The code by its kind, with a box for each possible digit. Sign In accepts fewer (D18), and typing the last digit
 * never submits.
 */
export function SecondFactor(props: SecondFactorProps) {
  const { step, recovery, value, refusal, onRecoverySubmit, onChange, onCodeRequest, onPasskeyRequest } =
    props;
  const { label, length, secret } = toSecondFactorKind(step.authType, 'login');
  const { request } = step;
  useLayoutEffect(
    function endRecovery() {
      return () => onRecoverySubmit('');
    },
    [onRecoverySubmit],
  );
  const error = refusal === undefined ? undefined : plainRefusal(refusal);
  const code = (
    <Stack gap={1.5}>
      {step.word !== undefined && (
        <p>
          {fill(secondFactorMessages.yourWord, {
            word: <b translate="no">{step.word}</b>,
          })}
        </p>
      )}
      {recovery ? (
        <RecoveryCode value={value} error={error} onChange={onChange} />
      ) : (
        <CodeField
          key={step.authType}
          label={label}
          length={length}
          secret={secret}
          value={value}
          refusal={error}
          autoFocus
          onChange={onChange}
        />
      )}
      {step.recovers && (
        <p>
          <LinkButton
            onClick={() => {
              onRecoverySubmit(recovery ? '' : secondFactorMessages.enterRecoveryCode);
              onChange('');
            }}
          >
            {recovery ? secondFactorMessages.useApp : secondFactorMessages.useRecoveryCode}
          </LinkButton>
        </p>
      )}
      {request && <ResendCode request={request} onRequest={onCodeRequest} />}
    </Stack>
  );
  return onPasskeyRequest ? (
    <Stack>
      <PasskeyButton onRequest={onPasskeyRequest} onChange={onChange} />
      {code}
    </Stack>
  ) : (
    code
  );
}

interface RecoveryCodeProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One of the codes that the member kept for a lost phone. The form finds its field as that of any code. */
function RecoveryCode({ value, error, onChange }: RecoveryCodeProps) {
  return (
    <div role="group" aria-label={secondFactorMessages.recoveryCode}>
      <TextField
        label={secondFactorMessages.recoveryCode}
        value={value}
        error={error}
        hint={secondFactorMessages.recoveryCodeHint}
        autoFocus
        {...recoveryCodeInput}
        // No recovery code has a brace, with which a passkey's response begins.
        onChange={(event) => onChange(event.currentTarget.value.replaceAll('{', ''))}
      />
    </div>
  );
}
