import { useState } from 'react';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CodeField } from '../../../components/CodeField/CodeField';
import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import { fill } from '../../../text/fill';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { plainRefusal, toSecondFactorKind } from '../../../text/secondFactors';
import type { FormStep } from './useLoginForm';

export interface SecondFactorProps {
  step: Extract<FormStep, { name: 'now' }>;
  /** The code so far. A recovery code has letters, and no other code has one. */
  value: string;
  /** The error of the code. */
  refusal: string | undefined;
  onChange: (value: string) => void;
  onCodeRequested: () => void;
}

/**
 * The code by its kind, with a box for each possible digit. Sign In accepts fewer (D18), and typing the last digit
 * never submits.
 */
export function SecondFactor({ step, value, refusal, onChange, onCodeRequested }: SecondFactorProps) {
  const { label, length, secret } = toSecondFactorKind(step.authType, 'login');
  const { request } = step;
  const [isRecovering, setRecovering] = useState(false);
  const error = refusal === undefined ? undefined : plainRefusal(refusal);
  return (
    <Stack gap={1.5}>
      {step.word !== undefined && (
        <p>
          {fill(secondFactorMessages.yourWord, {
            word: <b translate="no">{step.word}</b>,
          })}
        </p>
      )}
      {isRecovering ? (
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
              setRecovering(!isRecovering);
              onChange('');
            }}
          >
            {isRecovering ? secondFactorMessages.useApp : secondFactorMessages.useRecoveryCode}
          </LinkButton>
        </p>
      )}
      {request && <ResendCode request={request} onRequest={onCodeRequested} />}
    </Stack>
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
        dir="ltr"
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
