import { compareAmounts, subtractAmounts } from '../../../text/format/amount';
import type { Package } from './package';

/** Whether a package is within the balance, beyond it, or has no price. `all` is for an unknown balance. */
type OfferKind = 'all' | 'now' | 'later' | 'unpriced';

export interface Offer<Some extends Package = Package> {
  pack: Some;
  /** USD missing for its least price, decimal text. Only beyond the balance. */
  needs?: string;
}

export interface OfferGroup<Some extends Package = Package> {
  kind: OfferKind;
  offers: readonly Offer<Some>[];
}

/** The least amount that buys a package, USD as decimal text. */
export const getLeastPrice = ({ price }: Package): string | undefined =>
  price?.kind === 'fixed' ? price.amount : price?.from;

function toOffer<Some extends Package>(pack: Some, balance: string): Offer<Some> {
  const least = getLeastPrice(pack);
  return least !== undefined && compareAmounts(least, balance) > 0
    ? { pack, needs: subtractAmounts(least, balance) }
    : { pack };
}

/** The packages by what the balance covers, each group in the order of the server. Empty groups are left out. */
export function toOfferGroups<Some extends Package>(
  packages: readonly Some[],
  balance: string | undefined,
): OfferGroup<Some>[] {
  if (balance === undefined) return [{ kind: 'all', offers: packages.map((pack) => ({ pack })) }];
  const offers = packages.map((pack) => toOffer(pack, balance));
  const toKind = ({ pack, needs }: Offer): OfferKind =>
    needs !== undefined ? 'later' : pack.price ? 'now' : 'unpriced';
  return (['now', 'later', 'unpriced'] as const).flatMap((kind) => {
    const members = offers.filter((offer) => toKind(offer) === kind);
    return members.length > 0 ? [{ kind, offers: members }] : [];
  });
}

/** The least amount that is missing for any of them. */
export const getLeastNeed = (offers: readonly Offer[]): string | undefined =>
  offers.flatMap(({ needs }) => needs ?? []).sort(compareAmounts)[0];
