/**
 * Remote data as a screen sees it; switch over `state` exhaustively. `refreshing` marks the last good
 * data while newer is on its way. `message` is a sentence to show, never a stack or a body.
 */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'ready'; data: T; refreshing?: boolean };
