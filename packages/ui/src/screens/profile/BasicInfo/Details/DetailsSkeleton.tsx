import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { FieldSkeletons } from '../../../../components/FieldSkeletons/FieldSkeletons';
import { Fields } from './FieldGroup';

/** The skeleton of the form's groups. */
export function DetailsSkeleton() {
  return [5, 2, 6].map((count) => (
    <div key={count}>
      <Skeleton inlineSize="5rem" />
      <Fields>
        <FieldSkeletons count={count} />
      </Fields>
    </div>
  ));
}
