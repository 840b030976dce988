import type { ComponentType } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { errorTexts, profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { SavedBank } from './SavedBank';
import { SavedCrypto } from './SavedCrypto';
import type { WithdrawFormProps } from './WithdrawForm';
import { WithdrawSkeleton } from './WithdrawSkeleton';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { profileMessages } from '../messages';
import type { Remote } from '../../../remote';

export interface WithdrawSettingsTabProps extends WithdrawFormProps {
  /** Once an address or an account number is saved, everything is locked (A §4, D48). */
  destination: Remote<Destination>;
}

// The form checks addresses by their hashes. Only a member without a saved address needs that code.
const loadForm = (): Promise<ComponentType<WithdrawFormProps>> =>
  import('./WithdrawForm').then(({ WithdrawForm }) => WithdrawForm);

/** The withdrawal destination: set once, then locked (A §4 "Withdraw settings"). */
export function WithdrawSettingsTab({ destination, ...rest }: WithdrawSettingsTabProps) {
  return (
    <RemoteCard
      heading={profileTexts.withdrawSettings}
      lead={destination.state === 'ready' ? getLead(destination.data) : getLead({ kind: 'none' })}
      remote={destination}
      skeleton={<WithdrawSkeleton />}
    >
      {(data) => {
        switch (data.kind) {
          case 'crypto':
            return <SavedCrypto {...data} />;
          case 'bank':
            return <SavedBank destination={data} />;
          case 'none':
            return (
              <LazyModule
                load={loadForm}
                props={rest}
                fallback={<WithdrawSkeleton />}
                failed={(retry) => <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />}
              />
            );
        }
      }}
    </RemoteCard>
  );
}

const getLead = ({ kind }: Destination) =>
  kind === 'none'
    ? profileMessages.whereYourWithdrawalsArePaid
    : profileMessages.whereYourWithdrawalsArePaid2;
