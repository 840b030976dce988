import type { CallError } from './call.events';

/** A call without success, for endpoints of several calls. */
export class FailedCall extends Error {
  readonly error: CallError;

  constructor(error: CallError) {
    super();
    this.error = error;
  }
}

/** The result of an endpoint of several calls; the first FailedCall is its error. */
export async function toResult<Data>(
  work: () => Promise<Data>,
): Promise<{ data: Data } | { error: CallError }> {
  try {
    return { data: await work() };
  } catch (failure) {
    if (failure instanceof FailedCall) return { error: failure.error };
    throw failure;
  }
}
