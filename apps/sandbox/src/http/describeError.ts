/** An error as the log keeps it. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  /** The library's or the database's own; `code` alone is a name of secrets. */
  errorCode?: string;
  cause?: DescribedError;
}

/** What the database and its library say holds values of the statement, and a code or a hash may be among them. */
const withoutValues = (text: string) =>
  text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '').replace(/: "[^"]*"/g, ': …');

const deepest = 3;

/** Says what an error is and where it came from, and nothing of what was worked with: no values, no rows (T27). */
export function describeError(error: Error, depth = 0): DescribedError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(code !== undefined && { errorCode: code }),
    ...(error.cause instanceof Error && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  };
}
