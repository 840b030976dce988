import type { AuthenticationTabProps } from '../Authentication/AuthenticationTab.types';
import type { BasicInfoTabProps } from '../BasicInfo/BasicInfoTab.types';
import type { BrokerTabProps } from '../Broker/BrokerTab.types';
import type { LogsTabProps } from '../Logs/LogsTab';
import type { PasswordTabProps } from '../Password/PasswordTab.types';
import type { SecurityPinTabProps } from '../SecurityPin/SecurityPinTab';
import type { TwoFactorTabProps } from '../TwoFactor/TwoFactorTab.types';
import type { WithdrawSettingsTabProps } from '../WithdrawSettings/WithdrawSettingsTab.types';
import type { ProfileTab } from './profileTabs';

/** The props that the portal gives a tab. The screen itself tracks unsaved input. */
type Given<Props> = Omit<Props, 'onDirty'>;

export interface ProfileScreenProps {
  /** The shown tab, named as in the address. */
  tab: ProfileTab;
  onTabChosen: (tab: ProfileTab) => void;
  basicInfo: Given<BasicInfoTabProps>;
  twoFactor: Given<TwoFactorTabProps>;
  password: Given<PasswordTabProps>;
  securityPin: Given<SecurityPinTabProps>;
  authentication: Given<AuthenticationTabProps>;
  withdrawSettings: Given<WithdrawSettingsTabProps>;
  logs: LogsTabProps;
  broker: Given<BrokerTabProps>;
}
