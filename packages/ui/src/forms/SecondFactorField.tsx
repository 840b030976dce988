import styled from 'styled-components';
import { ResendCode, type CodeRequest } from '../components/ResendCode/ResendCode';
import { toMemberSecondFactorKind } from '../text/toMemberSecondFactorKind';
import { plainRefusal, type VerificationPurpose } from '../text/secondFactors';
import { space } from '../tokens';
import { FormCodeField } from './FormCodeField';

/** The member's second factor, and how to request a code by mail. */
export interface Verification {
  /** 'otp', 'mpin', 'authenticator' or an unknown word (D19). */
  authType: string;
  /** The state of sending a code, for otp only. */
  request: CodeRequest;
  onCodeRequested: () => void;
}

export interface SecondFactorFieldProps {
  /** The field's name in the form's values. */
  name: string;
  /** The member's second factor: 'otp', 'mpin', 'authenticator' or an unknown word (D19). */
  authType: string;
  /** The screen, which determines the greatest length (D18). */
  purpose: VerificationPurpose;
  /** Explains where the member gets the code. */
  hint?: string | undefined;
  /** The state of sending a code, for otp only. */
  request: CodeRequest;
  onRequested: () => void;
}

/** The second factor of an action. With otp, a code can be requested. */
export function SecondFactorField(props: SecondFactorFieldProps) {
  const { name, authType, purpose, hint, request, onRequested } = props;
  const { label, length, secret } = toMemberSecondFactorKind(authType, purpose);
  return (
    <Pair>
      <FormCodeField
        key={authType}
        name={name}
        label={label}
        length={length}
        secret={secret}
        hint={hint}
        formatRefusal={plainRefusal}
      />
      {authType === 'otp' && <ResendCode request={request} onRequest={onRequested} />}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;
