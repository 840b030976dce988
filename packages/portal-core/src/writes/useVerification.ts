import type { Verification } from '@portal/ui/forms';
import { selectSession } from '../session/session.slice';
import { useAppSelector } from '../store/store';
import type { CodePurpose } from './code.api';
import { useMemberCode } from './useMemberCode';

/** The member's auth type; a mailed code if unknown (D107). */
export const useAuthType = (): string => useAppSelector(selectSession).authType ?? 'otp';

/** The member's second factor for one purpose. A dialog that shows it requests its code as it opens (D138). */
export function useVerification(purpose: CodePurpose): Verification {
  const authType = useAuthType();
  const { request, ask, askOnce } = useMemberCode(purpose);
  return { authType, request, onCodeRequest: ask, onDialogOpen: askOnce };
}
