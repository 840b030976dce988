import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { FieldPlaces } from '../../../components/FieldPlaces/FieldPlaces';
import { Fields } from './FieldGroup';

/** The form's groups while they load. */
export function DetailsPlaces() {
  return [5, 2, 6].map((count) => (
    <div key={count}>
      <Skeleton inlineSize="5rem" />
      <Fields>
        <FieldPlaces count={count} />
      </Fields>
    </div>
  ));
}
