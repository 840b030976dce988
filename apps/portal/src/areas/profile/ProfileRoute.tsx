import { ProfileScreen } from '@portal/ui/screens/profile';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { findKeptWithdrawal } from '../withdraw';
import { useGetUserQuery } from './profile.api';
import { toHold } from './profile.mappers';
import { useAuthentication } from './useAuthentication';
import { useBasicInfo } from './useBasicInfo';
import { useBroker } from './useBroker';
import { useLogs } from './useLogs';
import { usePasswordChange } from './usePasswordChange';
import { useProfileTab } from './useProfileTab';
import { useSecurityPin } from './useSecurityPin';
import { useTwoFactor } from './useTwoFactor';
import { useWithdrawSettings } from './useWithdrawSettings';

/** The member's settings (A §2). The address names the tab. */
export function ProfileRoute() {
  const { tab, showTab, leadToTab } = useProfileTab();
  const user = useGetUserQuery();
  const code = useMemberCode('security');
  return (
    <ProfileScreen
      tab={tab}
      onTabChange={showTab}
      hold={toHold(user.data, findKeptWithdrawal())}
      basicInfo={useBasicInfo(user)}
      twoFactor={useTwoFactor(user, code)}
      password={usePasswordChange(code)}
      securityPin={useSecurityPin(code)}
      authentication={useAuthentication(leadToTab, code)}
      withdrawSettings={useWithdrawSettings(user)}
      logs={useLogs(tab === 'logs')}
      broker={useBroker(user, code)}
    />
  );
}
