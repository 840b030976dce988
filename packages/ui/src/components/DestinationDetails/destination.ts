/** Where a member's withdrawals go, according to the profile (B §3). What the server left out is absent. */
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
