import type { Result } from '../../shared/calls/result';

/** The type that is offered (A §5). */
const offeredType = 'crypto';

interface Saving {
  /** The type that the server has; undefined before there is one. */
  stored: string | undefined;
  setType: (type: typeof offeredType) => PromiseLike<Result>;
  save: () => PromiseLike<Result>;
}

/** Saving sets the type first where it differs (D49). When that fails, no address is saved. */
export async function saveDestination({ stored, setType, save }: Saving): Promise<Result> {
  if (stored !== offeredType) {
    const { error } = await setType(offeredType);
    if (error !== undefined) return { error };
  }
  return save();
}
