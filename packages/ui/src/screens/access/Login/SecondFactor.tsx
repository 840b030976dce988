import { CodeField } from '../../../components/CodeField/CodeField';
import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { fill } from '../../../text/fill';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { plainRefusal, toSecondFactorKind } from '../../../text/secondFactors';
import type { FormStep } from './useLoginForm';

export interface SecondFactorProps {
  step: Extract<FormStep, { name: 'now' }>;
  /** The digits so far. */
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
  return (
    <Stack gap={1.5}>
      {step.word !== undefined && (
        <p>
          {fill(secondFactorMessages.yourWord, {
            word: <b translate="no">{step.word}</b>,
          })}
        </p>
      )}
      <CodeField
        key={step.authType}
        label={label}
        length={length}
        secret={secret}
        value={value}
        refusal={refusal === undefined ? undefined : plainRefusal(refusal)}
        autoFocus
        onChange={onChange}
      />
      {request && <ResendCode request={request} onRequest={onCodeRequested} />}
    </Stack>
  );
}
