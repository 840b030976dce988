import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { qrSide } from './setupQrFacts';
import { Pair } from './SetupSteps';

/** The skeleton of the most common layout: not enabled. */
export function SetupSkeleton() {
  return (
    <>
      <Pair>
        <Skeleton variant="block" inlineSize={`${qrSide}px`} blockSize={`${qrSide}px`} />
        <div>
          {['60%', '80%', '70%', '90%', '55%'].map((inlineSize) => (
            <Skeleton key={inlineSize} inlineSize={inlineSize} blockSize="2rem" />
          ))}
        </div>
      </Pair>
      <FieldSkeletons count={1} />
    </>
  );
}
