import { type Meaning, one } from './meaning';

const typed = { ...one, notDrawn: 'typed by the member' } as const;

/** Single payments: what a member asks for, pays or receives. */
export const paymentMeanings = {
  asked: {
    ...{ ...typed, of: 'a payment that the member asks for', unit: 'USD or INR', unnamed: true },
    ...{ fields: ['CreateWithdrawalRequest.amount', 'CreateTransferRequest.transfer_amount'] },
    shownIn: ['dialog', 'sentence'],
  },
  amountLimit: {
    ...{ ...one, of: 'the least or the most of a payment', unnamed: true },
    fields: ['WithdrawPageAnswer.min_amount', 'WithdrawPageAnswer.max_amount', 'PaymentMethod.min_amount'],
    shownIn: ['sentence'],
  },
  exchangeRate: {
    ...{ ...one, of: 'rupees for a dollar', unit: 'USD or INR', unnamed: true },
    fields: ['PaymentMethod.conversion_rate', 'WithdrawPageAnswer.conversion_rate', 'WithdrawQuote.rate'],
    shownIn: ['sentence'],
  },
  withdrawalFee: {
    ...one,
    of: 'the fee of a withdrawal',
    fields: ['WithdrawQuote.fee'],
    shownIn: ['dialog'],
  },
  withdrawalAfterFee: {
    ...{ ...one, of: 'what a withdrawal leaves after its fee, before it is changed into rupees' },
    ...{ fields: ['WithdrawQuote.net'], shownIn: ['dialog'] },
  },
  withdrawalArrives: {
    ...{ ...one, of: 'what a withdrawal brings', unit: 'USD or INR' },
    ...{ fields: ['WithdrawQuote.net', 'WithdrawQuote.rate'], shownIn: ['dialog', 'card'] },
  },
  withdrawalFrom: {
    ...{
      ...one,
      of: 'what a withdrawal takes',
      fields: ['Withdrawal.amount_from'],
      shownIn: ['list', 'file'],
    },
  },
  withdrawalTo: {
    ...{ ...one, of: 'a withdrawal in its currency', unit: 'USD or INR' },
    ...{ fields: ['Withdrawal.amount_to'], shownIn: ['list', 'file'] },
  },
  withdrawalNet: {
    ...{ ...one, of: 'what a withdrawal brought', unit: 'USD or INR' },
    ...{ fields: ['Withdrawal.net_amount'], shownIn: ['list', 'file', 'sentence'] },
  },
  transferAmount: {
    ...{
      ...one,
      of: 'what a transfer takes',
      fields: ['Transfer.transfer_amount'],
      shownIn: ['list', 'file'],
    },
  },
  transferNet: {
    ...{ ...one, of: 'what a transfer brings', fields: ['Transfer.net_transfer_amount'] },
    shownIn: ['list', 'file', 'sentence'],
  },
  depositAmount: {
    ...one,
    of: 'a deposit',
    fields: ['DepositTransaction.amount'],
    shownIn: ['list', 'file'],
  },
  reportedDollars: {
    ...{ ...typed, of: 'a reported deposit in dollars', unnamed: true },
    ...{ fields: ['ManualDepositRequest.amount', 'PaymentMethod.conversion_rate'], shownIn: ['dialog'] },
  },
} as const satisfies Readonly<Record<string, Meaning>>;
