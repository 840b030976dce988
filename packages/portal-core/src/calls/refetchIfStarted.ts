/**
 * Refetches a query, or returns undefined if its screen has closed. The hook's `refetch` throws then, and has no
 * other synchronous error; a failed request is in the query's state.
 */
export function refetchIfStarted<Request>(refetch: () => Request): Request | undefined {
  try {
    return refetch();
  } catch {
    return undefined;
  }
}
