import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Tabs } from '../../../components/Tabs/Tabs';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import { AuthenticationTab } from '../Authentication/AuthenticationTab';
import { BasicInfoTab } from '../BasicInfo/BasicInfoTab';
import { BrokerTab } from '../Broker/BrokerTab';
import { LogsTab } from '../Logs/LogsTab';
import { PasswordTab } from '../Password/PasswordTab';
import { profileWords } from '../profileWords';
import { SecurityPinTab } from '../SecurityPin/SecurityPinTab';
import { TwoFactorTab } from '../TwoFactor/TwoFactorTab';
import { WithdrawSettingsTab } from '../WithdrawSettings/WithdrawSettingsTab';
import type { ProfileScreenProps } from './ProfileScreen.types';
import { profileTabs, type ProfileTab } from './profileTabs';
import { useUnsaved } from './useUnsaved';

/**
 * The member's settings (A §2), a tab each. What was typed in one and not saved stays while another is looked at, and
 * its tab says so.
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
    <Page>
      <div>
        <Title>{profileWords.title}</Title>
        <Note>{profileWords.note}</Note>
      </div>
      <Tabs
        label={profileWords.tabs}
        value={tab}
        onChange={onTabChosen}
        tabs={profileTabs.map(({ id, label }) => ({
          id,
          label,
          content: contents[id],
          kept: id !== 'logs',
          unlisted: id === 'broker',
          mark: isUnsaved(id) ? profileWords.unsaved : undefined,
        }))}
      />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Note = styled.p`
  margin-block-start: ${space.half};
  color: ${color.inkMuted};
`;
