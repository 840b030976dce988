import { FormAmountField } from '../../../forms/FormAmountField';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { FormSelectField } from '../../../forms/FormSelectField';
import { transferTexts } from '../../../text/messages';
import { emptyDraft, faultsOf, hintOf, transferOf } from './transferForm';
import type { TransferScreenProps } from './TransferScreen.types';
import { transferWords } from './transferWords';

interface TransferDialogProps extends Pick<TransferScreenProps, 'balances' | 'write'> {
  onClose: () => void;
}

const ways = [{ value: emptyDraft.wallet, label: transferWords.way }];

/** 'Transfer To' (B §2). It hides while its transfer is confirmed, and keeps the input if the member closes that. */
export function TransferDialog({ balances, write, onClose }: TransferDialogProps) {
  return (
    <FormScope
      draft="transfer"
      initialValues={emptyDraft}
      validate={faultsOf}
      onSubmit={(draft) => {
        const values = transferOf(draft);
        if (values) write.onAsked(values);
      }}
    >
      {({ values }) => (
        <>
          <FormAnswer form={write.form} />
          <FormDialog
            open={write.asked === undefined}
            title={transferTexts.transferTo}
            description={transferWords.lead}
            send={transferWords.next}
            onClose={onClose}
          >
            <FormSelectField name="wallet" label={transferWords.wallet} options={ways} />
            <FormAmountField
              name="amount"
              label={transferTexts.transferAmount}
              balance={balances.from}
              hint={hintOf(values.amount, balances.from)}
            />
          </FormDialog>
        </>
      )}
    </FormScope>
  );
}
