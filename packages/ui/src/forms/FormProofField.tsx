import styled from 'styled-components';
import { ResendCode } from '../components/ResendCode/ResendCode';
import type { CodeRequest } from '../components/ResendCode/codeRequest';
import { proofKind, type ProofPlace } from '../text/proofs';
import { space } from '../tokens';
import { FormCodeField } from './FormCodeField';

export interface FormProofFieldProps {
  /** The field's name in the form's values. */
  name: string;
  /** The member's way of confirming: 'otp', 'mpin', 'authenticator' or a word not known yet (D19). */
  authType: string;
  /** The screen: it decides the greatest length (D18). */
  place: ProofPlace;
  /** Where the member has it from. */
  hint?: string | undefined;
  /** How the sending of a code stands; only otp offers it. */
  request: CodeRequest;
  onRequested: () => void;
}

/** The proof that it is the member who acts, by the member's way of confirming; for otp with the way to a code. */
export function FormProofField(props: FormProofFieldProps) {
  const { name, authType, place, hint, request, onRequested } = props;
  const { label, length, secret } = proofKind(authType, place);
  return (
    <Pair>
      <FormCodeField key={authType} name={name} label={label} length={length} secret={secret} hint={hint} />
      {authType === 'otp' && <ResendCode request={request} onRequest={onRequested} />}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;
