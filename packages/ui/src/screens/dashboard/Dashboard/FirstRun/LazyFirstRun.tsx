import type { ComponentType } from 'react';
import styled from 'styled-components';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { media } from '../../../../tokens';
import type { FirstRunCardProps } from './FirstRunCard';

// Only newcomers need it, so it is not part of the dashboard's first scripts.
const load = (): Promise<ComponentType<FirstRunCardProps>> =>
  import('./FirstRunCard').then(({ FirstRunCard }) => FirstRunCard);

/** A newcomer's steps. If their code fails to load, the dashboard is whole without them. */
export const LazyFirstRun = (props: FirstRunCardProps) => (
  <LazyModule load={load} props={props} fallback={<FirstRunSkeleton />} failed={() => null} />
);

/** Reserves the space of the steps while they load. */
export const FirstRunSkeleton = () => <Waiting variant="block" />;

/* On a phone a step that is done is lower. Two are done at first: the email and the pin. */
const Waiting = styled(Skeleton)`
  block-size: 27.25rem;

  ${media.phone} {
    block-size: 41.4375rem;
  }
`;
