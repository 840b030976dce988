/** The price of a package, USD as decimal texts. */
export type PackagePrice =
  | { kind: 'fixed'; amount: string }
  /** Any amount in the range, both ends included, in steps of 50 (B §9). Without `to` it has no upper limit. */
  | { kind: 'variable'; from: string; to?: string | undefined };

/** The period of a return on investment. */
export type RoiPeriod = 'day' | 'week' | 'month' | 'year';

/** A package on sale, bot or live. */
export interface Package {
  id: string;
  name: string;
  /** Absent when the server's price can't be read. The package is then not for sale here. */
  price?: PackagePrice | undefined;
  /** Percent as a decimal text, for a live package. The operator sets its period. */
  roi?: string | undefined;
  /** The period of `roi`. Absent where the server names none. */
  roiPeriod?: RoiPeriod | undefined;
  /** One line on whom it is for, in the operator's words. */
  audience?: string | undefined;
  /** How long a subscription lasts. */
  termMonths?: number | undefined;
  /** What it pays and when, in the operator's words. */
  pays?: string | undefined;
  /** What can be lost, in the operator's words. */
  risk?: string | undefined;
  /** The member's active subscriptions of it. */
  owned?: number | undefined;
}
