import { useId } from 'react';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../forms/Form';
import { FormAmountField } from '../../../forms/FormAmountField';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import { FormSelectField } from '../../../forms/FormSelectField';
import { transferTexts } from '../../../text/messages';
import { overlayWords } from '../../../text/overlayWords';
import { emptyDraft, faultsOf, hintOf, transferOf } from './transferForm';
import type { TransferScreenProps } from './TransferScreen.types';
import { transferWords } from './transferWords';

interface TransferDialogProps extends Pick<TransferScreenProps, 'balances' | 'write'> {
  onClose: () => void;
}

const ways = [{ value: emptyDraft.wallet, label: transferWords.way }];

/** 'Transfer To' (B §2). It hides while its transfer is confirmed, and keeps the input if the member closes that. */
export function TransferDialog({ balances, write, onClose }: TransferDialogProps) {
  const id = useId();
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
      {({ values, dirty }) => (
        <>
          <FormAnswer form={write.form} />
          <Dialog
            open={write.asked === undefined}
            title={transferTexts.transferTo}
            description={transferWords.lead}
            guard={dirty}
            onClose={onClose}
            actions={
              <>
                <Button onClick={onClose}>{overlayWords.close}</Button>
                <Button type="submit" form={id} variant="main">
                  {transferWords.next}
                </Button>
              </>
            }
          >
            <Form id={id}>
              <FormSelectField name="wallet" label={transferWords.wallet} options={ways} />
              <FormAmountField
                name="amount"
                label={transferTexts.transferAmount}
                balance={balances.from}
                hint={hintOf(values.amount, balances.from)}
              />
            </Form>
          </Dialog>
        </>
      )}
    </FormScope>
  );
}
