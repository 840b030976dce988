/**
 * Remote data for a screen; switch over `state` exhaustively. `refreshing` means the data is the last good
 * one while newer is loading. `knownAt` is when it was loaded, in ms since 1970, if it can't be refreshed.
 * `message` is a sentence to show, never a stack or a body. `reference` identifies the failed call for
 * support; absent if the server sent no id.
 */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; reference?: string; onRetry: () => void }
  | { state: 'ready'; data: T; refreshing?: boolean; knownAt?: number | undefined };
