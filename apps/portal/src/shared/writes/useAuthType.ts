import { selectSession } from '../../session/session.slice';
import { useAppSelector } from '../store/store';

/** How the member confirms. If the server has not said it, a code is sent (D107). */
export const useAuthType = (): string => useAppSelector(selectSession).authType ?? 'otp';
