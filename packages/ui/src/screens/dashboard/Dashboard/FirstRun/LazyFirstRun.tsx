import type { ComponentType } from 'react';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { FirstRunProps } from './FirstRun';

// Only newcomers need it, so it is not part of the dashboard's first scripts.
const load = (): Promise<ComponentType<FirstRunProps>> =>
  import('./FirstRun').then(({ FirstRun }) => FirstRun);

/** The first run. If its code fails to load, the usual dashboard shows. */
export const LazyFirstRun = (props: FirstRunProps) => (
  <LazyModule load={load} props={props} fallback={<FirstRunSkeleton />} failed={() => props.figures} />
);

/** Reserves the space of the steps while they load. */
export const FirstRunSkeleton = () => <Skeleton variant="block" blockSize="26rem" />;
