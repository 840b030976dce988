import { type Cents, formatAmount, getPercent, timesRate } from './amount';

/** What a withdrawal costs and brings. */
export interface WithdrawalTerms {
  /** USD that leave the wallet. */
  amountFrom: Cents;
  /** USD of it that the house keeps. */
  fee: Cents;
  /** The whole amount in the currency that is paid: INR to a bank, else USD (B §3, B §9). */
  amountTo: Cents;
  /** What arrives, in the currency of amountTo: the amount without the fee. */
  netAmount: Cents;
  /** INR for one USD, as applied; a decimal text. */
  conversionRate: string;
}

/** The operator's part of the terms: a percentage and a rate, which are decimal texts and no amounts. */
export interface Charges {
  withdraw_fee_percent: string;
  conversion_rate: string;
}

/**
 * The one rule of fees and rupees (ADR 7, D82, T22): the fee is taken in USD, then each of the two sums is converted, and
 * every step is rounded half up at two decimals.
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

/** The terms as the row of a withdrawal keeps them. */
export const storedTerms = ({ amountFrom, fee, amountTo, netAmount, conversionRate }: WithdrawalTerms) => ({
  amountFrom: formatAmount(amountFrom),
  fee: formatAmount(fee),
  amountTo: formatAmount(amountTo),
  netAmount: formatAmount(netAmount),
  conversionRate,
});
