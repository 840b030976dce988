import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { FieldPlaces } from '../../../components/FieldPlaces/FieldPlaces';

/** The form's places while what is saved, or its code, is on its way. */
export function WithdrawPlaces() {
  return (
    <>
      <FieldPlaces count={1} />
      <Skeleton look="block" blockSize="6rem" />
      <FieldPlaces count={1} />
      <Skeleton look="block" inlineSize="9.5rem" blockSize="2.375rem" />
    </>
  );
}
