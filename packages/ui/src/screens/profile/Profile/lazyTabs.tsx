import type { ComponentType } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { addOverlay } from '../../../components/LazyPart/overlays';
import { errorTexts } from '../../../text/messages';
import { SettingCard } from '../SettingCard/SettingCard';
import type { AuthenticationTabProps } from '../Authentication/AuthenticationTab';
import type { BrokerTabProps } from '../Broker/BrokerTab';
import type { LogsTabProps } from '../Logs/LogsTab';
import type { PasswordTabProps } from '../Password/PasswordTab';
import type { SecurityPinTabProps } from '../SecurityPin/SecurityPinTab';
import type { TwoFactorTabProps } from '../TwoFactor/TwoFactorTab';
import type { WithdrawSettingsTabProps } from '../WithdrawSettings/WithdrawSettingsTab';
import { profileTabs, type ProfileTab } from './profileTabs';

/** A tab whose code loads with its press. In an idle moment it is prefetched with the dialogs. */
function createLazyTab<P extends object>(
  tab: ProfileTab,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  addOverlay(load);
  const heading = profileTabs.find(({ id }) => id === tab)?.label ?? '';
  return (props) => (
    <LazyModule
      load={load}
      props={props}
      fallback={
        <SettingCard heading={heading} busy>
          <FieldSkeletons count={3} />
        </SettingCard>
      }
      failed={(retry) => (
        <SettingCard heading={heading}>
          <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />
        </SettingCard>
      )}
    />
  );
}

export const TwoFactorTab = createLazyTab<TwoFactorTabProps>('2fa', () =>
  import('../TwoFactor/TwoFactorTab').then((module) => module.TwoFactorTab),
);
export const PasswordTab = createLazyTab<PasswordTabProps>('password', () =>
  import('../Password/PasswordTab').then((module) => module.PasswordTab),
);
export const SecurityPinTab = createLazyTab<SecurityPinTabProps>('security-pin', () =>
  import('../SecurityPin/SecurityPinTab').then((module) => module.SecurityPinTab),
);
export const AuthenticationTab = createLazyTab<AuthenticationTabProps>('authentication', () =>
  import('../Authentication/AuthenticationTab').then((module) => module.AuthenticationTab),
);
export const WithdrawSettingsTab = createLazyTab<WithdrawSettingsTabProps>('withdraw-settings', () =>
  import('../WithdrawSettings/WithdrawSettingsTab').then((module) => module.WithdrawSettingsTab),
);
export const LogsTab = createLazyTab<LogsTabProps>('logs', () =>
  import('../Logs/LogsTab').then((module) => module.LogsTab),
);
export const BrokerTab = createLazyTab<BrokerTabProps>('broker', () =>
  import('../Broker/BrokerTab').then((module) => module.BrokerTab),
);
