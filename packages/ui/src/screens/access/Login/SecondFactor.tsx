import { useLayoutEffect } from 'react';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CodeField } from '../../../components/CodeField/CodeField';
import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { recoveryCodeInput } from '../../../components/TextField/recoveryCodeInput';
import { TextField } from '../../../components/TextField/TextField';
import { fill } from '../../../text/fill';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
import { plainRefusal, toSecondFactorKind } from '../../../text/secondFactors';
import type { FormStep } from './useLoginForm';

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
