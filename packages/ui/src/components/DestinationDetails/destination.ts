/** Where a member's withdrawals go, as the profile has it (B §3); what the server left out is absent. */
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
