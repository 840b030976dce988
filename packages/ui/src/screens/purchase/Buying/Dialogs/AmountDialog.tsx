import { useFormikContext } from 'formik';
import { Money } from '../../../../components/Money/Money';
import { FormAnswer, type SentForm } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormMoneyField } from '../../../../forms/FormMoneyField';
import { BeyondBalance, depositFirst } from './BeyondBalance';
import { getLeastPrice } from '../offers';
import type { Package } from '../package';
import { Person, type PersonProps } from '../Person';
import { toAmount, isBeyond, rangeHint, wholeDollars } from '../purchase';
import { purchaseMessages } from '../messages';
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

/** The amount, where the price is a range (B §2). Whole dollars only (B §5). */
export function AmountDialog({ open, covered, pack, person, balance, form, onBack }: AmountDialogProps) {
  const { amount } = useFormikContext<{ amount: string }>().values;
  const { price } = pack;
  const beyond = isBeyond(toAmount(price, amount) ?? getLeastPrice(pack), balance);
  return (
    <FormDialog
      open={open}
      title={purchaseMessages.howMuch}
      description={fill(purchaseMessages.boughtFor, {
        name: <bdi translate="no">{pack.name}</bdi>,
        person: <Person {...person} />,
      })}
      guard={false}
      covered={covered}
      leave={purchaseMessages.back}
      send={purchaseMessages.continue}
      first={beyond && depositFirst}
      onClose={onBack}
    >
      <FormAnswer form={form} />
      <FormMoneyField
        {...wholeDollars}
        name="amount"
        label={purchaseMessages.amount}
        hint={price?.kind === 'variable' ? rangeHint(price.from, price.to) : undefined}
        aside={
          <>
            {purchaseMessages.balance} <Money figure="walletBalance" value={balance} />
          </>
        }
      />
      {beyond && <BeyondBalance />}
    </FormDialog>
  );
}
