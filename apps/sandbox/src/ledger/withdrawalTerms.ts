import { type Cents, formatAmount, getPercent, timesRate } from './amount';

/** The cost and the proceeds of a withdrawal. */
export interface WithdrawalTerms {
  /** USD taken from the wallet. */
  amountFrom: Cents;
  /** The operator's part of it in USD. */
  fee: Cents;
  /** The whole amount in the paid currency: INR to a bank, else USD (B §3, B §9). */
  amountTo: Cents;
  /** The received amount without the fee, in the currency of amountTo. */
  netAmount: Cents;
  /** The applied rate, INR for one USD, as a decimal text. */
  conversionRate: string;
}

/** The operator's part of the terms: a percentage and a rate as decimal texts. Neither is an amount. */
export interface Charges {
  withdraw_fee_percent: string;
  conversion_rate: string;
}

/**
 * The only rule for fees and rupees (ADR 7, D82, T22): the fee is taken in USD, then each of the two sums is converted.
 * Every step is rounded half up at two decimals.
 */
export function withdrawalTerms(
  amount: Cents,
  coinType: 'bank' | 'crypto',
  { withdraw_fee_percent, conversion_rate }: Charges,
): WithdrawalTerms {
  const fee = getPercent(amount, withdraw_fee_percent);
  const paid = (usd: Cents) => (coinType === 'bank' ? timesRate(usd, conversion_rate) : usd);
  return {
    amountFrom: amount,
    fee,
    amountTo: paid(amount),
    netAmount: paid(amount - fee),
    conversionRate: conversion_rate,
  };
}

/** The terms in the form of a withdrawal's row. */
export const storedTerms = ({ amountFrom, fee, amountTo, netAmount, conversionRate }: WithdrawalTerms) => ({
  amountFrom: formatAmount(amountFrom),
  fee: formatAmount(fee),
  amountTo: formatAmount(amountTo),
  netAmount: formatAmount(netAmount),
  conversionRate,
});
