import { useState, type ReactNode } from 'react';
import { HoldContext, type Hold } from '../../../components/HoldAhead/HoldAhead';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Stack } from '../../../components/Stack/Stack';
import { Tabs } from '../../../components/Tabs/Tabs';
import type { AuthenticationTabProps } from '../Authentication/AuthenticationTab';
import { BasicInfoTab, type BasicInfoTabProps } from '../BasicInfo/BasicInfoTab';
import type { BrokerTabProps } from '../Broker/BrokerTab';
import type { LogsTabProps } from '../Logs/LogsTab';
import type { PasswordTabProps } from '../Password/PasswordTab';
import { profileMessages } from '../messages';
import type { SecurityPinTabProps } from '../SecurityPin/SecurityPinTab';
import type { TwoFactorTabProps } from '../TwoFactor/TwoFactorTab';
import type { WithdrawSettingsTabProps } from '../WithdrawSettings/WithdrawSettingsTab';
import {
  AuthenticationTab,
  BrokerTab,
  LogsTab,
  PasswordTab,
  SecurityPinTab,
  TwoFactorTab,
  WithdrawSettingsTab,
} from './lazyTabs';
import { profileTabs, type ProfileTab } from './profileTabs';

/** The props that the portal gives a tab. The screen itself tracks unsaved input. */
type Given<Props> = Omit<Props, 'onDirtyChange'>;

export interface ProfileScreenProps {
  /** The shown tab, named as in the address. */
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  /** The hold that a security change brings. Absent where the server names none (D140). */
  hold?: Hold | undefined;
  basicInfo: Given<BasicInfoTabProps>;
  twoFactor: Given<TwoFactorTabProps>;
  password: Given<PasswordTabProps>;
  securityPin: Given<SecurityPinTabProps>;
  authentication: Given<AuthenticationTabProps>;
  withdrawSettings: Given<WithdrawSettingsTabProps>;
  logs: LogsTabProps;
  broker: Given<BrokerTabProps>;
}

/**
 * The member's settings (A §2), one tab each. Unsaved input stays while another tab is open, and its tab shows it.
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const { tab, onTabChange } = props;
  const { isUnsaved, note } = useUnsaved();
  const contents: Record<ProfileTab, ReactNode> = {
    'basic-info': <BasicInfoTab {...props.basicInfo} onDirtyChange={note('basic-info')} />,
    '2fa': <TwoFactorTab {...props.twoFactor} onDirtyChange={note('2fa')} />,
    password: <PasswordTab {...props.password} onDirtyChange={note('password')} />,
    'security-pin': <SecurityPinTab {...props.securityPin} onDirtyChange={note('security-pin')} />,
    authentication: <AuthenticationTab {...props.authentication} onDirtyChange={note('authentication')} />,
    'withdraw-settings': (
      <WithdrawSettingsTab {...props.withdrawSettings} onDirtyChange={note('withdraw-settings')} />
    ),
    logs: <LogsTab {...props.logs} />,
    broker: <BrokerTab {...props.broker} onDirtyChange={note('broker')} />,
  };
  return (
    <HoldContext value={props.hold}>
      <Stack bounded>
        <PageHead title={profileMessages.title} note={profileMessages.note} />
        <Tabs
          label={profileMessages.tabs}
          value={tab}
          onChange={onTabChange}
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
    </HoldContext>
  );
}

/** Which tabs have unsaved input, and how each tab reports it. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<ProfileTab>>(new Set());
  const note = (tab: ProfileTab) => (dirty: boolean) =>
    setUnsaved((before) => {
      if (before.has(tab) === dirty) return before;
      const others = [...before].filter((one) => one !== tab);
      return new Set(dirty ? [...others, tab] : others);
    });
  return { isUnsaved: (tab: ProfileTab) => unsaved.has(tab), note };
}
