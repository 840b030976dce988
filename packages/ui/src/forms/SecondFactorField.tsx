import { use, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { InDialog } from '../components/Dialog/inDialog';
import { ResendCode, type CodeRequest } from '../components/ResendCode/ResendCode';
import { toMemberSecondFactorKind } from '../text/toMemberSecondFactorKind';
import { plainRefusal, type VerificationPurpose } from '../text/secondFactors';
import { space } from '../tokens';
import { FormCodeField } from './FormCodeField';
import type { ElementProps } from '../components/elementProps';

/** The member's second factor, and how to request a code by mail. */
export interface Verification {
  /** 'otp', 'mpin', 'authenticator' or an unknown word (D19). */
  authType: string;
  /** The state of sending a code, for otp only. */
  request: CodeRequest;
  onCodeRequest: () => void;
  /** A dialog with this factor has opened: requests a code, once a minute at most (D138). */
  onDialogOpen: () => void;
}

export interface SecondFactorFieldProps extends ElementProps {
  /** The field's name in the form's values. */
  name: string;
  verification: Verification;
  /** The screen, which determines the greatest length (D18). */
  purpose: VerificationPurpose;
  /** Explains where the member gets the code. */
  hint?: string | undefined;
}

/** The second factor of an action. With otp, a code can be requested; a dialog requests one as it opens (D138). */
export function SecondFactorField({ name, verification, purpose, hint, ...rest }: SecondFactorFieldProps) {
  const { authType, request, onCodeRequest, onDialogOpen } = verification;
  const { label, length, secret } = toMemberSecondFactorKind(authType, purpose);
  const isMailed = authType === 'otp' && use(InDialog);
  const opened = useEffectEvent(onDialogOpen);
  useEffect(() => {
    if (isMailed) opened();
  }, [isMailed]);
  return (
    <Pair {...rest}>
      <FormCodeField
        key={authType}
        name={name}
        label={label}
        length={length}
        secret={secret}
        hint={hint}
        formatRefusal={plainRefusal}
      />
      {authType === 'otp' && <ResendCode request={request} onRequest={onCodeRequest} />}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;
