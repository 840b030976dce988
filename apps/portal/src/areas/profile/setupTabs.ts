import type { ProfileTab, SetupType } from '@portal/ui/screens/profile';

/** The tab in which each way to confirm is set up (A §4). */
export const setupTabs: Record<SetupType, ProfileTab> = { authenticator: '2fa', mpin: 'security-pin' };
