import { Formik } from 'formik';
import { useId } from 'react';
import { object } from 'yup';
import { Button } from '../../../components/Button/Button';
import { useSinglePress } from '../../../components/ConfirmDialog/useSinglePress';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { requiredSecret, sameAs } from '../../../forms/schema';
import { errorTexts, mt5Texts, profileTexts } from '../../../text/messages';
import { overlayWords } from '../../../text/overlayWords';
import { mt5Words } from './mt5Words';

interface UpdatePasswordDialogProps {
  login: string;
  /** Where it was opened, which names it (D75); the call is the same. */
  from: 'card' | 'investor';
  form: SentForm;
  onChanged: (password: string) => void;
  onClose: () => void;
}

const required = errorTexts.fieldRequired;
const schema = object({
  next: requiredSecret(required),
  again: sameAs('next', profileTexts.passwordMismatch, required),
});

/** A new password of the account (B §5). */
export function UpdatePasswordDialog({ login, from, form, onChanged, onClose }: UpdatePasswordDialogProps) {
  const id = useId();
  const change = useSinglePress(onChanged, { open: true, busy: form.busy });
  return (
    <Formik
      initialValues={{ next: '', again: '' }}
      validationSchema={schema}
      onSubmit={({ next }, { setSubmitting }) => {
        setSubmitting(false);
        change(next);
      }}
    >
      {({ dirty }) => (
        <Dialog
          open
          title={from === 'card' ? mt5Texts.updatePassword : mt5Words.investorTitle}
          description={mt5Words.willSet(login)}
          guard={dirty}
          locked={form.busy}
          onClose={onClose}
          actions={
            <>
              <Button disabled={form.busy} onClick={onClose}>
                {overlayWords.close}
              </Button>
              <Button type="submit" form={id} look="main" busy={form.busy}>
                {mt5Texts.updatePassword}
              </Button>
            </>
          }
        >
          <Form id={id}>
            <FormAnswer form={form} />
            {/* So that a password manager keeps it under the account, not under the member. */}
            <input hidden readOnly autoComplete="username" value={login} />
            <FormPasswordField name="next" label={mt5Words.newPassword} autoComplete="new-password" />
            <FormPasswordField name="again" label={mt5Words.confirmPassword} autoComplete="new-password" />
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
