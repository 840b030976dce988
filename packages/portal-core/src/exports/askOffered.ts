import type { CallError } from '../calls/call.events';

/** A server's answers to a call that it doesn't have. */
const unknownCall: readonly (number | undefined)[] = [404, 405, 501];

/** Whether the server doesn't have the call. */
export const isUnknownCall = (error: CallError): boolean =>
  (error.kind === 'refused' || error.kind === 'failed') && unknownCall.includes(error.status);

/**
 * The answer of a call that a server may not give (D113); undefined if its failure is one of `isAbsence`. Rejects for any
 * other failure.
 */
export async function askOffered<Data>(
  asked: Promise<Data>,
  isAbsence: (error: CallError) => boolean = isUnknownCall,
): Promise<Data | undefined> {
  try {
    return await asked;
  } catch (error) {
    // Only a call's own failure has a kind. Anything else is a fault of the portal.
    if (typeof error === 'object' && error !== null && 'kind' in error && isAbsence(error as CallError))
      return undefined;
    throw error;
  }
}
