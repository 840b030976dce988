import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { FieldPlaces } from '../../../components/FieldPlaces/FieldPlaces';
import { qrSide } from './setupQrFacts';
import { Pair } from './SetupSteps';

/** While it loads, the layout of what most members find: not enabled. */
export function SetupPlaces() {
  return (
    <>
      <Pair>
        <Skeleton look="block" inlineSize={`${qrSide}px`} blockSize={`${qrSide}px`} />
        <div>
          {['60%', '80%', '70%', '90%', '55%'].map((inlineSize) => (
            <Skeleton key={inlineSize} inlineSize={inlineSize} blockSize="2rem" />
          ))}
        </div>
      </Pair>
      <FieldPlaces count={1} />
    </>
  );
}
