import { useFormikContext } from 'formik';
import { Money } from '../../../../components/Money/Money';
import { FormAnswer, type SentForm } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormMoneyField } from '../../../../forms/FormMoneyField';
import { BeyondBalance } from './BeyondBalance';
import type { Package } from '../package';
import { Person, type PersonProps } from '../Person';
import { amountOf, isBeyond, rangeHint, wholeDollars } from '../purchase';
import { purchaseWords } from '../purchaseWords';
import { fill } from '../../../../text/fill';

interface AmountDialogProps {
  open: boolean;
  covered: boolean;
  pack: Package;
  person: PersonProps;
  balance: string | undefined;
  form: SentForm;
  onBack: () => void;
}

/** How much, where the price is a range (B §2); whole dollars only (B §5). */
export function AmountDialog({ open, covered, pack, person, balance, form, onBack }: AmountDialogProps) {
  const { amount } = useFormikContext<{ amount: string }>().values;
  const { price } = pack;
  return (
    <FormDialog
      open={open}
      title={purchaseWords.howMuch}
      description={fill(purchaseWords.boughtFor, {
        name: <bdi translate="no">{pack.name}</bdi>,
        person: <Person {...person} />,
      })}
      guard={false}
      covered={covered}
      leave={purchaseWords.back}
      send={purchaseWords.continue}
      onClose={onBack}
    >
      <FormAnswer form={form} />
      <FormMoneyField
        {...wholeDollars}
        name="amount"
        label={purchaseWords.amount}
        hint={price?.kind === 'variable' ? rangeHint(price.from, price.to) : undefined}
        aside={
          <>
            {purchaseWords.balance} <Money value={balance} />
          </>
        }
      />
      {isBeyond(amountOf(price, amount), balance) && <BeyondBalance />}
    </FormDialog>
  );
}
