import { FormAmountField } from '../../../forms/FormAmountField';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { FormSelectField } from '../../../forms/FormSelectField';
import { transferTexts } from '../../../text/messages';
import { emptyDraft, getFaults, toHint, toTransfer } from './transferForm';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { TransferBalances, TransferValues } from './transfer';
import { transferMessages } from './messages';

interface TransferDialogProps {
  balances: TransferBalances;
  write: ConfirmedWrite<TransferValues>;
  onClose: () => void;
}

const ways = [{ value: emptyDraft.wallet, label: transferMessages.way }];

/**
 * 'Transfer To' (B §2). It hides while its transfer is confirmed, and keeps the input if the member closes the
 * confirmation.
 */
export function TransferDialog({ balances, write, onClose }: TransferDialogProps) {
  return (
    <FormScope
      draft="transfer"
      initialValues={emptyDraft}
      validate={getFaults}
      onSubmit={(draft) => {
        const values = toTransfer(draft);
        if (values) write.onAsked(values);
      }}
    >
      {({ values }) => (
        <>
          <FormAnswer form={write.form} />
          <FormDialog
            open={write.asked === undefined}
            title={transferTexts.transferTo}
            description={transferMessages.lead}
            send={transferMessages.next}
            onClose={onClose}
          >
            <FormSelectField name="wallet" label={transferMessages.wallet} options={ways} />
            <FormAmountField
              name="amount"
              label={transferTexts.transferAmount}
              balance={balances.from}
              hint={toHint(values.amount, balances.from)}
            />
          </FormDialog>
        </>
      )}
    </FormScope>
  );
}
