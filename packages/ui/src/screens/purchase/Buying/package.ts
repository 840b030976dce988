/** The price of a package, USD as decimal texts. */
export type PackagePrice =
  | { kind: 'fixed'; amount: string }
  /** Any amount in the range, both ends included, in steps of 50 (B §9). Without `to` it has no upper limit. */
  | { kind: 'variable'; from: string; to?: string | undefined };

/** A package on sale, bot or live. */
export interface Package {
  id: string;
  name: string;
  /** Absent when the server's price can't be read. The package is then not for sale here. */
  price?: PackagePrice | undefined;
  /** Percent as a decimal text, for a live package. The operator sets its period. */
  roi?: string | undefined;
}
