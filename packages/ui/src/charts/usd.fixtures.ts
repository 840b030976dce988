import { decimalText } from '../text/format/decimal';

/** Whole cents as a decimal text, for fixtures that calculate: 1250 is '12.50'. */
export const toUsd = (cents: number): string =>
  decimalText({ units: BigInt(Math.round(cents)), decimals: 2 });

/** A value of a fixture times a number. */
export const scaleUsd = (value: string, by: number): string => toUsd(Number(value) * 100 * by);
