/**
 * What the sandbox can do beyond the specification (D119), as `features` of its portal's settings. Its answers prove
 * that it keeps keys (D118).
 */
export const sandboxFeatures = {
  teamList: true,
  teamSearch: true,
  referralFilter: true,
  ticketSearch: true,
  withdrawQuote: true,
  mt5Pages: true,
  statement: true,
  payoutSummary: true,
  transactionSummary: true,
  perPage: true,
  exportRows: true,
} as const;
