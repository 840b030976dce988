export type { Destination } from '../../components/DestinationDetails/DestinationDetails';
export type {
  AuthChoice,
  AuthenticationState,
  AuthType,
  SetupType,
} from './Authentication/AuthenticationTab.types';
export type { MemberData, MemberDetails } from './BasicInfo/BasicInfoTab.types';
export type { BrokerDetails, BrokerValues } from './Broker/BrokerTab.types';
export type { LogEntry } from './Logs/LogsTab';
export type { PasswordValues } from './Password/PasswordTab';
export { ProfileScreen } from './Profile/ProfileScreen';
export type { ProfileScreenProps } from './Profile/ProfileScreen';
export { parseProfileTab, type ProfileTab } from './Profile/profileTabs';
export type { PinValues } from './SecurityPin/SecurityPinTab';
export type { TwoFactorChange, TwoFactorSetup, TwoFactorState } from './TwoFactor/TwoFactorTab.types';
export type { DestinationValues } from './WithdrawSettings/WithdrawSettingsTab.types';
