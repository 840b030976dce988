import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { SetupSkeleton } from './SetupSkeleton';
import { SetupSteps } from './SetupSteps';
import type { TwoFactorTabProps } from './TwoFactorTab.types';
import { TwoFactorForm } from './TwoFactorForm';
import { profileMessages } from '../messages';

/** The authenticator app: set up and enabled, or disabled, with one of its codes (A §4 "2FA"). */
export function TwoFactorTab({ twoFactor, ...rest }: TwoFactorTabProps) {
  return (
    <RemoteCard
      heading={profileTexts.twoFactorSetting}
      lead={profileMessages.anAuthenticatorAppOnYour}
      remote={twoFactor}
      skeleton={<SetupSkeleton />}
      aside={({ enabled }) => (
        <StatusPill variant={enabled ? 'good' : 'neutral'}>
          {enabled ? profileMessages.enabled : profileMessages.notEnabled}
        </StatusPill>
      )}
    >
      {({ enabled, setup, inUse }) => (
        <>
          {enabled ? <p>{inUse ? usedText : spareText}</p> : <SetupSteps setup={setup} />}
          <TwoFactorForm key={String(enabled)} enabled={enabled} {...rest} />
        </>
      )}
    </RemoteCard>
  );
}

const usedText = profileMessages.youConfirmSignInsAnd;
const spareText = profileMessages.theAppIsSetUp;
