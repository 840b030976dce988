/** What a package costs, USD as decimal texts. */
export type PackagePrice =
  | { kind: 'fixed'; amount: string }
  /** Anything from one end to the other, both included, in steps of 50 (B §9). */
  | { kind: 'variable'; from: string; to: string };

/** What is on sale, bot or live. */
export interface Package {
  id: string;
  name: string;
  /** Absent where the server's can't be read: then it is not for sale here. */
  price?: PackagePrice | undefined;
  /** Percent, decimal text; of a live package. Its period is the operator's. */
  roi?: string | undefined;
}
