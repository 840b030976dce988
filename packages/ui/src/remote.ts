/**
 * Remote data as a screen sees it; switch over `state` exhaustively. `refreshing` marks the last good
 * data while newer is on its way, and `knownAt` says when it came, in ms since 1970, where none newer can come. `message` is a sentence to show, never a stack or a body; `reference` is what support
 * finds the failed call by, absent where the server names none.
 */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; reference?: string; onRetry: () => void }
  | { state: 'ready'; data: T; refreshing?: boolean; knownAt?: number | undefined };
