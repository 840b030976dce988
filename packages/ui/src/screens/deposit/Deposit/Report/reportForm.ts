import { mixed, object, string } from 'yup';
import type { ChosenImage } from '../../../../components/ImageField/useImage';
import { imageMessages } from '../../../../components/ImageField/messages';
import { requiredAmount, requiredText } from '../../../../forms/rules/schema';
import { compareAmounts, divideAmount } from '../../../../text/format/amount';
import { parseAmount, type AmountRules } from '../../../../text/typed/typedAmount';
import { errorTexts } from '../../../../text/messages';
import type { PaymentMethod } from '../paymentMethod';
import { depositMessages } from '../messages';
import { trimText } from '../../../../text/typed/trimText';

/** A bank deposit, as the member confirms it (A §3). */
export type ReportValues = Readonly<{
  /** The payment method's id (D80). */
  methodId: string;
  /** Rupees (A §9). */
  amount: string;
  transactionId: string;
  /** '' without a comment. */
  comment: string;
  /** The receipt, ready to send. */
  image: File;
}>;

/** The form's values for a report. */
export interface ReportFields {
  amount: string;
  transactionId: string;
  comment: string;
  image?: ChosenImage | undefined;
}

/** How the amount of a report is parsed. */
export const inRupees = { currency: 'inr' } as const satisfies AmountRules;

/** Whether an amount converts to zero dollars. */
const isNothing = (typed: string, rate: string | undefined): boolean => {
  const amount = parseAmount(typed, inRupees);
  const dollars = amount !== undefined && rate !== undefined ? divideAmount(amount, rate) : undefined;
  return dollars !== undefined && compareAmounts(dollars, '0') === 0;
};

/** The rules of a report. `rate` is the method's, if it has one. */
export const reportSchema = (rate: string | undefined) =>
  object({
    amount: requiredAmount(errorTexts.fieldRequired, inRupees)
      .test('above-zero', depositMessages.amountAboveZero, (typed) => {
        const amount = parseAmount(typed, inRupees);
        return amount === undefined || compareAmounts(amount, '0') > 0;
      })
      .test('worth', depositMessages.amountTooSmall, (typed) => !isNothing(typed, rate)),
    transactionId: requiredText(errorTexts.fieldRequired),
    comment: string(),
    image: mixed<ChosenImage>()
      .required(errorTexts.fieldRequired)
      .test('ready', imageMessages.notReady, (chosen) => chosen.file !== undefined),
  });

/** The report to send. Undefined while the image is not ready, which the schema has refused. */
export function getReport(
  { id }: PaymentMethod,
  { amount, transactionId, comment, image }: ReportFields,
): ReportValues | undefined {
  const whole = parseAmount(amount, inRupees);
  if (whole === undefined || !image?.file) return undefined;
  return { methodId: id, amount: whole, transactionId, comment: trimText(comment), image: datedAs(image) };
}

/** The prepared image with the date of the chosen file. After a reload, the same file gets the same key (T12). */
const datedAs = ({ source, file = source }: ChosenImage): File =>
  new File([file], file.name, { type: file.type, lastModified: source.lastModified });
