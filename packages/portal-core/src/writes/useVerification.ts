import type { Verification } from '@portal/ui/forms';
import type { CodePurpose } from './code.api';
import { useAuthType } from './useAuthType';
import { useMemberCode } from './useMemberCode';

/** The member's second factor for one purpose. A dialog that shows it requests its code as it opens (D138). */
export function useVerification(purpose: CodePurpose): Verification {
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode(purpose);
  return { authType, request, onCodeRequest: ask, onDialogOpen: askOnce };
}
