import { profileTexts } from '../../../text/messages';
import { profileMessages } from '../messages';

/** The tabs in order, with their names in the address (`?tab=`). The broker's tab has no button (A §2, D40). */
export const profileTabs = [
  { id: 'basic-info', label: profileTexts.basicInfo },
  { id: '2fa', label: profileTexts.twoFactorSetting },
  { id: 'password', label: profileTexts.password },
  { id: 'security-pin', label: profileTexts.securityPin },
  { id: 'authentication', label: profileTexts.authentication },
  { id: 'withdraw-settings', label: profileTexts.withdrawSettings },
  { id: 'logs', label: profileTexts.logs },
  { id: 'broker', label: profileMessages.brokerSetting },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['id'];

/** The tab in the address, or the first tab. */
export const parseProfileTab = (name: string | null): ProfileTab =>
  profileTabs.find(({ id }) => id === name)?.id ?? 'basic-info';
