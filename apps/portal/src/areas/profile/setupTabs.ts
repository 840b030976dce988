import type { ProfileTab, SetupType } from '@portal/ui/screens/profile';

/** The setup tab of each auth type (A §4). */
export const setupTabs: Record<SetupType, ProfileTab> = { authenticator: '2fa', mpin: 'security-pin' };
