import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormDialog } from '../../../forms/FormDialog';
import { useServerErrors } from '../../../forms/rules/serverErrors';
import { accessTexts } from '../../../text/messages';
import type { ForgotPasswordDialogProps, ForgotPasswordValues } from './ForgotPasswordDialog.types';
import { NewPassword } from './NewPassword';
import { ResetUsername } from './ResetUsername';
import { forgotPasswordMessages } from './messages';
import { fill } from '../../../text/fill';

/** The dialog around both steps. Its texts never reveal whether the member exists (T17). */
export function ForgotPasswordForm(props: ForgotPasswordDialogProps) {
  const { step, request, busy = false, refusal, onCodeRequested, onReturned, onClosed } = props;
  const { values, initialValues, setFieldValue } = useFormikContext<ForgotPasswordValues>();
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
    <FormDialog
      open
      title={accessTexts.forgotPassword}
      description={
        step === 1
          ? forgotPasswordMessages.enterYourUsernameAndWe
          : fill(forgotPasswordMessages.codeOnItsWay, {
              username: <bdi translate="no">{values.username}</bdi>,
            })
      }
      send={forgotPasswordMessages.submit}
      unready={values.username === ''}
      busy={busy}
      onClose={close}
    >
      <ResetUsername step={step} onReturned={onReturned} />
      {step === 2 && (
        <NewPassword request={request} onCodeRequested={() => onCodeRequested(values.username)} />
      )}
    </FormDialog>
  );
}
