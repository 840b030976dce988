import type { ComponentType } from 'react';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { errorTexts } from '../../../text/messages';
import type { CommunityCardProps } from './Community/CommunityCard';
import { FailedCard } from './FailedCard';
import type { LowerCardsProps } from './LowerCards';
import { dashboardMessages } from './messages';
import { Major, Pair } from './Widget';

// The first scripts have a budget, so these cards load after them, into their space.

const loadCommunity = (): Promise<ComponentType<CommunityCardProps>> =>
  import('./Community/CommunityCard').then(({ CommunityCard }) => CommunityCard);

export const loadLowerCards = (): Promise<ComponentType<LowerCardsProps>> =>
  import('./LowerCards').then(({ LowerCards }) => LowerCards);

export const LazyCommunityCard = (props: CommunityCardProps) => (
  <LazyModule
    load={loadCommunity}
    props={props}
    fallback={<Waiting heading={dashboardMessages.community} blockSize="22rem" />}
    failed={(retry) => <Missing heading={dashboardMessages.community} onRetry={retry} />}
  />
);

export const LazyLowerCards = (props: LowerCardsProps) => (
  <LazyModule
    load={loadLowerCards}
    props={props}
    fallback={
      <>
        <Major>
          <Waiting heading={dashboardMessages.bonuses} blockSize="15.5rem" />
          <Waiting heading={dashboardMessages.account} blockSize="11rem" />
        </Major>
        <Pair>
          <Waiting heading={dashboardMessages.leftReferralLink} blockSize="2rem" />
          <Waiting heading={dashboardMessages.rightReferralLink} blockSize="2rem" />
        </Pair>
        <Major>
          <Waiting heading={dashboardMessages.news} blockSize="9rem" />
          <Waiting heading={dashboardMessages.notifications} blockSize="9rem" />
        </Major>
      </>
    }
    failed={(onRetry) => (
      <FailedCard
        name={dashboardMessages.account}
        failure={{ state: 'failed', message: errorTexts.somethingWrongTryAgain, onRetry }}
      />
    )}
  />
);

const Waiting = ({ heading, blockSize }: { heading: string; blockSize: string }) => (
  <Card heading={heading} aria-busy>
    <Skeleton variant="block" blockSize={blockSize} />
  </Card>
);

const Missing = ({ heading, onRetry }: { heading: string; onRetry: () => void }) => (
  <Card heading={heading}>
    <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={onRetry} />
  </Card>
);
