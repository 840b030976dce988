import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';

/** The form's skeleton while the saved destination, or the form's code, loads. */
export function WithdrawSkeleton() {
  return (
    <>
      <FieldSkeletons count={1} />
      <Skeleton variant="block" blockSize="6rem" />
      <FieldSkeletons count={1} />
      <Skeleton variant="block" inlineSize="9.5rem" blockSize="2.375rem" />
    </>
  );
}
