import { Formik } from 'formik';
import { lettersAndDigits } from '../../../forms/filters';
import { forgotPasswordSchema } from './ForgotPasswordDialog.schema';
import type { ForgotPasswordDialogProps, ForgotPasswordValues } from './ForgotPasswordDialog.types';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** A new password in two steps, over the sign-in (A §2, §5). Open as long as it is there; gone, it forgets all. */
export function ForgotPasswordDialog(props: ForgotPasswordDialogProps) {
  const { username, step, request, busy = false, onCodeRequested, onPasswordChosen } = props;
  const working = busy || (step === 1 && request.state === 'sending');
  const initialValues: ForgotPasswordValues = {
    username: lettersAndDigits(username).text,
    otp: '',
    newpassword: '',
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={forgotPasswordSchema[step]}
      onSubmit={(values, { setFormikState }) => {
        // Each step starts unsent: what step 2 lacks is said when it is sent, not while it is typed.
        setFormikState((state) => ({ ...state, isSubmitting: false, submitCount: step - 1, touched: {} }));
        if (working) return;
        if (step === 1) onCodeRequested(values.username);
        else onPasswordChosen(values);
      }}
    >
      <ForgotPasswordForm {...props} busy={working} />
    </Formik>
  );
}
