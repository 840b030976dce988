import { fn } from 'storybook/test';
import { authenticationArgs } from '../Authentication/AuthenticationTab.fixtures';
import { basicInfoArgs } from '../BasicInfo/BasicInfoTab.fixtures';
import { brokerArgs } from '../Broker/BrokerTab.fixtures';
import { logsArgs } from '../Logs/LogsTab.fixtures';
import { passwordArgs } from '../Password/PasswordTab.fixtures';
import { securityPinArgs } from '../SecurityPin/SecurityPinTab.fixtures';
import { twoFactorArgs } from '../TwoFactor/TwoFactorTab.fixtures';
import { withdrawArgs } from '../WithdrawSettings/WithdrawSettingsTab.fixtures';
import type { ProfileScreenProps } from './ProfileScreen';

export const profileArgs = {
  tab: 'basic-info',
  onTabChange: fn(),
  basicInfo: basicInfoArgs,
  twoFactor: twoFactorArgs,
  password: passwordArgs,
  securityPin: securityPinArgs,
  authentication: authenticationArgs,
  withdrawSettings: withdrawArgs,
  logs: logsArgs,
  broker: brokerArgs,
} satisfies ProfileScreenProps;
