/** The check result of one name. It is shown only while the field has that name. */
export type NameCheck = {
  name: string;
} & (
  | { state: 'checking' }
  | {
      state: 'available';
      /** The server's name of the member, as plain text (T2). Shown next to the result. */
      info?: string | undefined;
    }
  | { state: 'notAvailable' }
  /** The server's rate limit was reached. The check repeats when its wait is over (T17). */
  | { state: 'waiting' }
  /** The check itself failed. */
  | { state: 'failed'; onRetry: () => void }
);

/** The check result of the field's current name. */
export const selectCheck = (check: NameCheck | undefined, name: string): NameCheck | undefined =>
  check?.name === name ? check : undefined;
