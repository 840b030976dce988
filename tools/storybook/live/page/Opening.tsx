import { Spinner } from '@portal/ui';

/** Shown while the portal's code and its back end load, which takes some seconds the first time. */
export function Opening() {
  return (
    <div role="status" aria-label="The portal opens">
      <Spinner />
    </div>
  );
}
