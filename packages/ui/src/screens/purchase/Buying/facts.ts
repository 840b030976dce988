import { purchaseMessages } from './messages';
import type { Package } from './package';

/** A term of a package, with its name. */
export interface Fact {
  label: string;
  value: string;
}

/** The return, with its period where the server names one. */
const formatRate = ({ roi, roiPeriod }: Package): string | undefined =>
  roi === undefined
    ? undefined
    : roiPeriod === undefined
      ? purchaseMessages.roi({ percent: roi })
      : purchaseMessages.roiPer[roiPeriod]({ percent: roi });

/** The terms that the server names, in the order of a card. */
export function getFacts(pack: Package): Fact[] {
  const { termMonths, pays } = pack;
  const rate = formatRate(pack);
  return [
    ...(termMonths === undefined
      ? []
      : [{ label: purchaseMessages.term, value: purchaseMessages.months({ count: termMonths }) }]),
    ...(rate === undefined ? [] : [{ label: purchaseMessages.rate, value: rate }]),
    ...(pays === undefined ? [] : [{ label: purchaseMessages.pays, value: pays }]),
  ];
}
