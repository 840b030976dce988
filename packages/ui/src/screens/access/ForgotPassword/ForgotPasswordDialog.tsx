import { lettersAndDigits } from '../../../forms/rules/filters';
import { FormScope } from '../../../forms/FormScope';
import { forgotPasswordSchema } from './ForgotPasswordDialog.schema';
import type { ForgotPasswordDialogProps, ForgotPasswordValues } from './ForgotPasswordDialog.types';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/**
 * A new password in two steps, over the sign-in (A §2, §5). The dialog is open while it is mounted, and unmounting
 * clears its input.
 */
export function ForgotPasswordDialog(props: ForgotPasswordDialogProps) {
  const { username, step, request, busy = false, onCodeRequested, onPasswordChosen } = props;
  const working = busy || (step === 1 && request.state === 'sending');
  const initialValues: ForgotPasswordValues = {
    username: lettersAndDigits(username).text,
    otp: '',
    newpassword: '',
  };
  return (
    <FormScope
      initialValues={initialValues}
      validationSchema={forgotPasswordSchema[step]}
      onSubmit={(values, { setFormikState }) => {
        // Each step starts as not submitted, so step 2 shows its errors on submit, not while the member types.
        setFormikState((state) => ({ ...state, submitCount: step - 1, touched: {} }));
        if (working) return;
        if (step === 1) onCodeRequested(values.username);
        else onPasswordChosen(values);
      }}
    >
      <ForgotPasswordForm {...props} busy={working} />
    </FormScope>
  );
}
