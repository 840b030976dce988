/**
 * What some servers can do beyond the specification (D119): the names of `features` in `/config.json`. An optional field
 * that is shown as it comes needs no name, because the field itself is the proof.
 */
export const capabilities = [
  /** `Idempotency-Key` (D118). The setting `idempotency` means the same and wins. */
  'keys',
  /** `/team-list` */
  'teamList',
  /** `/team-search` */
  'teamSearch',
  /** `search`, `status` and `sort` of `/directlist`. Its answer proves them by `by_status`. */
  'referralFilter',
  /** `search` of `/tickets` */
  'ticketSearch',
  /** `amount` and `wallet` of `/withdraw`. Its answer proves it by `quote`, even if null. */
  'withdrawQuote',
  /** `balance_page` and `trade_page` of an MT5 account. Its page links prove these or other names (D78). */
  'mt5Pages',
  /** The card `Statement` in an export of `/transactions`, which proves it. */
  'statement',
  /** `/payouts/summary` */
  'payoutSummary',
  /** `/transactions/summary` */
  'transactionSummary',
  /** `per_page` of lists, a wish (D126). */
  'perPage',
  /** `export` of the lists of which the specification does not name it, a wish (D126). */
  'exportRows',
] as const;

export type Capability = (typeof capabilities)[number];

/** The operator's settings. An absent one leaves it to the answers. */
export type Features = Readonly<Partial<Record<Capability, boolean>>>;

/** A call or a part of its answer that shows a capability. A function can't be in an action, so it stays in the endpoint. */
export interface Evidence {
  name: Capability;
  /** Whether an answer has it; undefined if this answer need not. Absent: every success proves it. */
  isIn?: (body: unknown) => boolean | undefined;
  /** The call is of the specification, so its refusal shows nothing of this part. */
  isPart?: boolean;
}
