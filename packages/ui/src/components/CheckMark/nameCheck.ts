/** What is known of one name; it is shown only while the field holds that name. */
export type NameCheck = {
  name: string;
} & (
  | { state: 'checking' }
  | {
      state: 'available';
      /** Of a member: the name that the server shows beside it; plain text (T2). */
      info?: string | undefined;
    }
  | { state: 'notAvailable' }
  /** Asked too often: it is asked again by itself when the server's wait is over (T17). */
  | { state: 'waiting' }
  /** It could not be found out. */
  | { state: 'failed'; onRetry: () => void }
);

/** What is known of the name that stands in the field. */
export const checkOf = (check: NameCheck | undefined, name: string): NameCheck | undefined =>
  check?.name === name ? check : undefined;
