import type { ComponentType } from 'react';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import type { FirstRunProps } from './FirstRun';

// Only newcomers need it, so it is no part of the dashboard's first scripts.
const load = (): Promise<ComponentType<FirstRunProps>> =>
  import('./FirstRun').then(({ FirstRun }) => FirstRun);

/** The first run; without its code the dashboard is as it is for everybody. */
export const LazyFirstRun = (props: FirstRunProps) => (
  <LazyModule load={load} props={props} fallback={<FirstRunSkeleton />} failed={() => props.figures} />
);

/** Keeps the place of the way while it comes. */
export const FirstRunSkeleton = () => <Skeleton variant="block" blockSize="26rem" />;
