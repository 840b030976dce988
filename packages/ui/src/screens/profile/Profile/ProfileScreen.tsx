import type { ReactNode } from 'react';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Stack } from '../../../components/Stack/Stack';
import { Tabs } from '../../../components/Tabs/Tabs';
import { AuthenticationTab } from '../Authentication/AuthenticationTab';
import { BasicInfoTab } from '../BasicInfo/BasicInfoTab';
import { BrokerTab } from '../Broker/BrokerTab';
import { LogsTab } from '../Logs/LogsTab';
import { PasswordTab } from '../Password/PasswordTab';
import { profileMessages } from '../messages';
import { SecurityPinTab } from '../SecurityPin/SecurityPinTab';
import { TwoFactorTab } from '../TwoFactor/TwoFactorTab';
import { WithdrawSettingsTab } from '../WithdrawSettings/WithdrawSettingsTab';
import type { ProfileScreenProps } from './ProfileScreen.types';
import { profileTabs, type ProfileTab } from './profileTabs';
import { useUnsaved } from './useUnsaved';

/**
 * The member's settings (A §2), one tab each. Unsaved input stays while another tab is open, and its tab shows it.
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const { tab, onTabChosen } = props;
  const { isUnsaved, note } = useUnsaved();
  const contents: Record<ProfileTab, ReactNode> = {
    'basic-info': <BasicInfoTab {...props.basicInfo} onDirty={note('basic-info')} />,
    '2fa': <TwoFactorTab {...props.twoFactor} onDirty={note('2fa')} />,
    password: <PasswordTab {...props.password} onDirty={note('password')} />,
    'security-pin': <SecurityPinTab {...props.securityPin} onDirty={note('security-pin')} />,
    authentication: <AuthenticationTab {...props.authentication} onDirty={note('authentication')} />,
    'withdraw-settings': (
      <WithdrawSettingsTab {...props.withdrawSettings} onDirty={note('withdraw-settings')} />
    ),
    logs: <LogsTab {...props.logs} />,
    broker: <BrokerTab {...props.broker} onDirty={note('broker')} />,
  };
  return (
    <Stack gap={4} bounded>
      <PageHead title={profileMessages.title} note={profileMessages.note} />
      <Tabs
        label={profileMessages.tabs}
        value={tab}
        onChange={onTabChosen}
        tabs={profileTabs.map(({ id, label }) => ({
          id,
          label,
          content: contents[id],
          kept: id !== 'logs',
          unlisted: id === 'broker',
          mark: isUnsaved(id) ? profileMessages.unsaved : undefined,
        }))}
      />
    </Stack>
  );
}
