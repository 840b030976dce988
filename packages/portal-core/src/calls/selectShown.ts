/** The state of a query hook that `toRemote` reads. */
interface Polled<Body> {
  data?: Body | undefined;
  currentData?: Body | undefined;
  error?: unknown;
  isFetching: boolean;
}

/** Selects what a polled query shows. An automatic refetch renders nothing unless its answer differs. */
export const selectShown = <Body>({ data, currentData, error, isFetching }: Polled<Body>): Polled<Body> => ({
  ...{ data, currentData, error },
  isFetching: isFetching && currentData === undefined,
});
