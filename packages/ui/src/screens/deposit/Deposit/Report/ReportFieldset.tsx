import { useFormikContext } from 'formik';
import { bankReference, plainMessages } from '../../../../forms/rules/filters';
import { FormImageField } from '../../../../forms/FormImageField';
import { FormMoneyField } from '../../../../forms/FormMoneyField';
import { FormTextField } from '../../../../forms/FormTextField';
import { divideAmount } from '../../../../text/format/amount';
import { formatFigure } from '../../../../text/figures/figure';
import { parseAmount } from '../../../../text/typed/typedAmount';
import { dashboardTexts, kycTexts } from '../../../../text/messages';
import { depositMessages } from '../messages';
import type { ReportQuestionProps } from './ReportQuestion';
import { inRupees, type ReportFields } from './reportForm';

interface ReportFieldsetProps extends Pick<ReportQuestionProps, 'balance'> {
  rate: string | undefined;
}

/** The fields of a report. It shows a conversion only where a rate exists (D53). */
export function ReportFieldset({ rate, balance }: ReportFieldsetProps) {
  const { values } = useFormikContext<ReportFields>();
  return (
    <>
      <FormMoneyField
        {...inRupees}
        name="amount"
        label={depositMessages.inRupees}
        aside={`${dashboardTexts.receivingWallet} ${formatFigure('receivingWallet', balance.state === 'ready' ? balance.data : undefined)}`}
        aria-required
        hint={rate === undefined ? undefined : toConversion(values.amount, rate)}
      />
      <FormTextField
        name="transactionId"
        label={depositMessages.transactionId}
        hint={depositMessages.transactionIdHint}
        filter={bankReference}
        limit={100}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-required
      />
      <FormImageField name="image" label={depositMessages.receipt} tooLargeMessage={kycTexts.imageTooLarge} />
      <FormTextField
        name="comment"
        label={depositMessages.comment}
        filter={plainMessages}
        limit={500}
        autoComplete="off"
      />
    </>
  );
}

function toConversion(typed: string, rate: string): string {
  const amount = parseAmount(typed, inRupees);
  const dollars = amount === undefined ? undefined : divideAmount(amount, rate);
  const rupees = formatFigure('exchangeRate', rate, { currency: 'inr', shown: true });
  return dollars === undefined
    ? depositMessages.rate({ rupees })
    : depositMessages.converted({ dollars: formatFigure('reportedDollars', dollars), rupees });
}
