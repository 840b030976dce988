/** The logged form of an error. */
export interface DescribedError {
  type: string;
  message: string;
  stack: string;
  /** The library's or the database's own code. The key is not `code`, which is reserved for secrets. */
  errorCode?: string;
  cause?: DescribedError;
}

/** Messages of the database and its library contain statement values, possibly codes or hashes. */
const withoutValues = (text: string) =>
  text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '').replace(/: "[^"]*"/g, ': …');

const deepest = 3;

/** Describes an error and its source without any values or rows (T27). */
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
