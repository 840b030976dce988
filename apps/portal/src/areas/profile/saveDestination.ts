import type { Result } from '@portal/portal-core/calls/result';

/** The default type (A §5). */
const offeredType = 'crypto';

interface Saving {
  /** The server's type; undefined before there is one. */
  stored: string | undefined;
  setType: (type: typeof offeredType) => PromiseLike<Result>;
  save: () => PromiseLike<Result>;
}

/** Sets the type first if it differs (D49). If that fails, no address is saved. */
export async function saveDestination({ stored, setType, save }: Saving): Promise<Result> {
  if (stored !== offeredType) {
    const { error } = await setType(offeredType);
    if (error !== undefined) return { error };
  }
  return save();
}
