/**
 * PostgreSQL's codes of failures that pass (D154): a connection or a server that is closing or not yet available (08,
 * 57), a rollback for another transaction (40), too few resources (53), a lock that is held (55), and a server that
 * accepts no writes.
 */
const codes = /^((08|40|53|55|57)...|25006|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** The driver's own errors have no code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed and is not queryable)/;

const getCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Whether a failure comes from the connection, the server's state or another transaction instead of the statement. The
 * same call can succeed later. Only its idempotency key shows whether it already has.
 */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.test(getCode(error)) || messages.test(error.message) || isPassingFailure(error.cause);
}

/**
 * A passing failure after which nothing of a write is kept, neither now nor later: its key had no answer, and its
 * transaction ended without a commit (D154).
 */
export class RolledBack extends Error {
  constructor(cause: unknown) {
    super('rolled back', { cause });
  }
}

/** Whether the server itself rolled back, which is certain even of a commit. */
export const isEndedByServer = (error: unknown): boolean =>
  error instanceof Error && (/^((40|53|55)...|57014)$/.test(getCode(error)) || isEndedByServer(error.cause));

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (getCode(error) === '40P01' || isDeadlock(error.cause));

const mostTries = 10;

/** Repeats a whole transaction that was rolled back to end a deadlock. */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
}
