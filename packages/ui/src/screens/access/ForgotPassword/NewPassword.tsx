import { ResendCode } from '../../../components/ResendCode/ResendCode';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { CodeRow } from '../AccessPage/CodeRow';
import { mailedCodeLength } from './ForgotPasswordDialog.schema';
import type { ForgotPasswordDialogProps } from './ForgotPasswordDialog.types';

interface NewPasswordProps extends Pick<ForgotPasswordDialogProps, 'request'> {
  onCodeRequested: () => void;
}

/** Step 2: the code, and the new password as it is typed (A §5). */
export function NewPassword({ request, onCodeRequested }: NewPasswordProps) {
  return (
    <>
      <CodeRow>
        <FormCodeField name="otp" label="One-time code" length={mailedCodeLength} autoFocus />
        <ResendCode request={request} onRequest={onCodeRequested} />
      </CodeRow>
      <FormPasswordField name="newpassword" label="New password" autoComplete="new-password" aria-required />
    </>
  );
}
