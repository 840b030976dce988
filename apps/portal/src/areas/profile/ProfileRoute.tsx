import { ProfileScreen } from '@portal/ui/screens/profile';
import { useGetUserQuery } from './profile.api';
import { useAuthentication } from './useAuthentication';
import { useBasicInfo } from './useBasicInfo';
import { useBroker } from './useBroker';
import { useLogs } from './useLogs';
import { usePasswordChange } from './usePasswordChange';
import { useProfileTab } from './useProfileTab';
import { useSecurityPin } from './useSecurityPin';
import { useTwoFactor } from './useTwoFactor';
import { useWithdrawSettings } from './useWithdrawSettings';

/** The member's settings (A §2), a tab each, named by the address. */
export function ProfileRoute() {
  const { tab, showTab, leadToTab } = useProfileTab();
  const user = useGetUserQuery();
  return (
    <ProfileScreen
      tab={tab}
      onTabChosen={showTab}
      basicInfo={useBasicInfo(user)}
      twoFactor={useTwoFactor(user)}
      password={usePasswordChange()}
      securityPin={useSecurityPin()}
      authentication={useAuthentication(leadToTab)}
      withdrawSettings={useWithdrawSettings(user)}
      logs={useLogs(tab === 'logs')}
      broker={useBroker(user)}
    />
  );
}
