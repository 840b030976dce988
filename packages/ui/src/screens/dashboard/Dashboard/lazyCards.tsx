import type { ComponentType } from 'react';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { errorTexts } from '../../../text/messages';
import type { BonusesCardProps } from './Bonuses/BonusesCard';
import type { CommunityCardProps } from './Community/CommunityCard';
import { dashboardMessages } from './messages';

// The first scripts have a budget, so these cards load after them, into their space.

const loadBonuses = (): Promise<ComponentType<BonusesCardProps>> =>
  import('./Bonuses/BonusesCard').then(({ BonusesCard }) => BonusesCard);

const loadCommunity = (): Promise<ComponentType<CommunityCardProps>> =>
  import('./Community/CommunityCard').then(({ CommunityCard }) => CommunityCard);

export const LazyBonusesCard = (props: BonusesCardProps) => (
  <LazyModule
    load={loadBonuses}
    props={props}
    fallback={<Waiting heading={dashboardMessages.bonuses} blockSize="15.5rem" />}
    failed={(retry) => <Missing heading={dashboardMessages.bonuses} onRetry={retry} />}
  />
);

export const LazyCommunityCard = (props: CommunityCardProps) => (
  <LazyModule
    load={loadCommunity}
    props={props}
    fallback={<Waiting heading={dashboardMessages.community} blockSize="22rem" />}
    failed={(retry) => <Missing heading={dashboardMessages.community} onRetry={retry} />}
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
