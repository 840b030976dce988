import { Formik } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormTextField } from '../../../forms/FormTextField';
import { digitsAndDots } from '../../../forms/filters';
import { overlayWords } from '../../../text/overlayWords';
import { accountWords } from '../subscriptionWords';
import { accountSchema, type AccountWrite, type AddAccountDialogProps } from './addAccount';
import { AuthorityQuestion } from './AuthorityQuestion';

/** Account number, then the warning about authority, then it is sent (B §4). A refused number comes back to its field. */
export function AddAccountDialog({ target, adding, onClose }: AddAccountDialogProps) {
  const id = useId();
  const [asked, setAsked] = useState<string>();
  const { form } = adding;
  useAnswer(form, (isSaved) => (isSaved ? onClose() : fieldIsNamed(form) && setAsked(undefined)));
  return (
    <Formik
      initialValues={{ accountNumber: '' }}
      validationSchema={accountSchema}
      onSubmit={({ accountNumber }, { setSubmitting }) => {
        setSubmitting(false);
        setAsked(accountNumber.trim());
      }}
    >
      {({ dirty }) => (
        <>
          <Dialog
            open
            title={accountWords.add}
            description={accountWords.description}
            guard={dirty}
            covered={asked !== undefined}
            onClose={onClose}
            actions={
              <>
                <Button onClick={onClose}>{overlayWords.close}</Button>
                <Button look="main" type="submit" form={id}>
                  {accountWords.next}
                </Button>
              </>
            }
          >
            <Form id={id}>
              <FormAnswer form={form} />
              <FormTextField
                name="accountNumber"
                label={accountWords.number}
                hint={accountWords.numberHint}
                filter={digitsAndDots}
                limit={accountWords.longest}
                inputMode="decimal"
                autoComplete="off"
              />
            </Form>
          </Dialog>
          {asked !== undefined && (
            <AuthorityQuestion
              target={target}
              accountNumber={asked}
              adding={adding}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </Formik>
  );
}

const fieldIsNamed = ({ refusal = {} }: AccountWrite['form']) => Object.keys(refusal).length > 0;

/** Hears of each answer once: true for a success. */
function useAnswer({ saved, refusal }: AccountWrite['form'], onAnswer: (isSaved: boolean) => void) {
  const heard = useRef({ saved, refusal });
  const tell = useEffectEvent(onAnswer);
  useEffect(
    function hearAnswer() {
      const before = heard.current;
      heard.current = { saved, refusal };
      if (saved !== before.saved) tell(true);
      else if (refusal !== undefined && refusal !== before.refusal) tell(false);
    },
    [saved, refusal],
  );
}
