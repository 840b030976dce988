import { selectSession } from '../session/session.slice';
import { useAppSelector } from '../store/store';

/** The member's auth type; a mailed code if unknown (D107). */
export const useAuthType = (): string => useAppSelector(selectSession).authType ?? 'otp';
