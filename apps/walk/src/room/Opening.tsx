import { Spinner } from '@portal/ui';

/** While the portal's code and its back end come, which the first time takes some seconds. */
export function Opening() {
  return (
    <div role="status" aria-label="The portal opens">
      <Spinner />
    </div>
  );
}
