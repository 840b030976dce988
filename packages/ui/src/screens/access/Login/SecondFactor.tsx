import { CodeField } from '../../../components/CodeField/CodeField';
import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { proofKind } from '../../../text/proofs';
import { CodeRow } from '../AccessPage/CodeRow';
import type { FormStep } from './useLoginForm';

interface SecondFactorProps {
  step: Extract<FormStep, { name: 'now' }>;
  value: string;
  refusal: string | undefined;
  onChange: (value: string) => void;
  onCodeRequested: () => void;
}

/**
 * The code by its kind. Its boxes are the most that it can have, not what it must have: Sign In sends
 * whatever stands in them (D18), and never the last digit by itself.
 */
export function SecondFactor({ step, value, refusal, onChange, onCodeRequested }: SecondFactorProps) {
  const { label, length, secret } = proofKind(step.authType, 'login');
  const { request } = step;
  return (
    <CodeRow>
      <CodeField
        key={step.authType}
        label={label}
        length={length}
        secret={secret}
        value={value}
        refusal={refusal}
        autoFocus
        onChange={onChange}
      />
      {request && <ResendCode request={request} onRequest={onCodeRequested} />}
    </CodeRow>
  );
}
