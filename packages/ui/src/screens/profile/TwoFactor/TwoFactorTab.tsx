import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { SetupSkeleton } from './SetupSkeleton';
import { SetupSteps } from './SetupSteps';
import type { TwoFactorTabProps } from './TwoFactorTab.types';
import { TwoFactorForm } from './TwoFactorForm';

/** The authenticator app: set up and switched on, or switched off, with one of its codes (A §4 "2FA"). */
export function TwoFactorTab({ twoFactor, ...rest }: TwoFactorTabProps) {
  return (
    <RemoteCard
      heading={profileTexts.twoFactorSetting}
      lead="An authenticator app on your phone makes a new code every 30 seconds. Only somebody who holds the phone can use it."
      remote={twoFactor}
      skeleton={<SetupSkeleton />}
      aside={({ enabled }) => (
        <StatusPill variant={enabled ? 'good' : 'neutral'}>{enabled ? 'Enabled' : 'Not enabled'}</StatusPill>
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

const usedText =
  'You confirm sign-ins and payments with this app. When you switch it off, you confirm with a code by email instead.';
const spareText = 'The app is set up. To use it for sign-ins and payments, choose it under Authentication.';
