import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../forms/Form';
import { useServerErrors } from '../../../forms/rules/serverErrors';
import { accessTexts } from '../../../text/messages';
import { overlayWords } from '../../../text/overlayWords';
import type { ForgotPasswordDialogProps, ForgotPasswordValues } from './ForgotPasswordDialog.types';
import { NewPassword } from './NewPassword';
import { ResetUsername } from './ResetUsername';
import { forgotPasswordWords } from './forgotPasswordWords';
import { fill } from '../../../text/fill';

/** The dialog around both steps. Its words never say whether there is such a member (T17). */
export function ForgotPasswordForm(props: ForgotPasswordDialogProps) {
  const { step, request, busy = false, refusal, onCodeRequested, onReturned, onClosed } = props;
  const id = useId();
  const { values, initialValues, dirty, setFieldValue } = useFormikContext<ForgotPasswordValues>();
  useServerErrors(refusal);
  useEffect(
    function emptyCode() {
      // Any answer uses up the code.
      if (refusal) void setFieldValue('otp', '', false);
    },
    [refusal, setFieldValue],
  );
  const changed = values.username === initialValues.username ? undefined : values.username;
  const close = () => onClosed(changed);
  return (
    <Dialog
      open
      title={accessTexts.forgotPassword}
      description={
        step === 1
          ? forgotPasswordWords.enterYourUsernameAndWe
          : fill(forgotPasswordWords.codeOnItsWay, { username: <bdi>{values.username}</bdi> })
      }
      guard={dirty}
      locked={busy}
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            {overlayWords.close}
          </Button>
          <Button type="submit" form={id} variant="main" busy={busy} disabled={values.username === ''}>
            {forgotPasswordWords.submit}
          </Button>
        </>
      }
    >
      <Form id={id}>
        <ResetUsername step={step} onReturned={onReturned} />
        {step === 2 && (
          <NewPassword request={request} onCodeRequested={() => onCodeRequested(values.username)} />
        )}
      </Form>
    </Dialog>
  );
}
