/**
 * The destination of a member's withdrawals in the profile (B §3). Fields missing from the response are
 * absent.
 */
export type Destination =
  | { kind: 'none' }
  | { kind: 'crypto'; address: string; network?: string | undefined }
  | {
      kind: 'bank';
      account?: string | undefined;
      holder?: string | undefined;
      bank?: string | undefined;
      ifsc?: string | undefined;
    };
