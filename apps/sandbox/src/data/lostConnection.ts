/**
 * PostgreSQL's codes for a connection or server that is closing, is not yet available, or accepts no writes or
 * connections.
 */
const codes = /^(08...|57P0[1-5]|25006|53[123]00|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** The driver's own errors have no code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed and is not queryable)/;

/**
 * Whether a failure comes from the connection or the server's state instead of the statement. The same call can succeed
 * later. Only its idempotency key shows whether it already has.
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codes.test(code) || messages.test(error.message) || isLostConnection(error.cause);
}
