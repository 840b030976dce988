/** What is known about one name. It is shown only while the field holds that name. */
export type NameCheck = {
  name: string;
} & (
  | { state: 'checking' }
  | {
      state: 'available';
      /** The name that the server sends for a member, as plain text (T2). It is shown beside the answer. */
      info?: string | undefined;
    }
  | { state: 'notAvailable' }
  /** The server was asked too often. The check repeats itself when the server's wait is over (T17). */
  | { state: 'waiting' }
  /** The check itself failed. */
  | { state: 'failed'; onRetry: () => void }
);

/** What is known about the name that the field holds now. */
export const selectCheck = (check: NameCheck | undefined, name: string): NameCheck | undefined =>
  check?.name === name ? check : undefined;
