import type { ComponentType } from 'react';
import { Card } from '../../../../components/Card/Card';
import { ErrorState } from '../../../../components/ErrorState/ErrorState';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { errorTexts } from '../../../../text/messages';
import { dashboardMessages } from '../messages';
import type { BonusesCardProps } from './BonusesCard';

const load = (): Promise<ComponentType<BonusesCardProps>> =>
  import('./BonusesCard').then(({ BonusesCard }) => BonusesCard);

/** The bonuses load after the first figures, into their space, because the first scripts have a budget. */
export const LazyBonusesCard = (props: BonusesCardProps) => (
  <LazyModule
    load={load}
    props={props}
    fallback={<Waiting />}
    failed={(retry) => (
      <Card heading={dashboardMessages.bonuses}>
        <ErrorState message={errorTexts.somethingWrongTryAgain} onRetry={retry} />
      </Card>
    )}
  />
);

const Waiting = () => (
  <Card heading={dashboardMessages.bonuses} aria-busy>
    <Skeleton variant="block" blockSize="15.5rem" />
  </Card>
);
