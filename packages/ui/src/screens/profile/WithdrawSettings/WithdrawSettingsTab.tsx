import type { ComponentType } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { errorTexts, profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { SavedDestination } from './SavedDestination';
import type { WithdrawFormProps } from './WithdrawForm';
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
          case 'bank':
            return <SavedDestination destination={data} />;
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
  kind === 'none' ? profileMessages.destinationLead : profileMessages.savedDestinationLead;

/** The form's skeleton while the saved destination, or the form's code, loads. */
function WithdrawSkeleton() {
  return (
    <>
      <FieldSkeletons count={1} />
      <Skeleton variant="block" blockSize="6rem" />
      <FieldSkeletons count={1} />
      <Skeleton variant="block" inlineSize="9.5rem" blockSize="2.375rem" />
    </>
  );
}
