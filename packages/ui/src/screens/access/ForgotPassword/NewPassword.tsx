import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { ResendCode, type CodeRequest } from '../../../components/ResendCode/ResendCode';
import { Stack } from '../../../components/Stack/Stack';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormNewPasswordField } from '../../../forms/password/FormNewPasswordField';
import { mailedCodeLength } from './forgotPasswordSchema';
import { forgotPasswordMessages } from './messages';

interface NewPasswordProps {
  request: CodeRequest;
  onCodeRequest: () => void;
}

/** Step 2: the code and the new password in plain text (A §5). */
export function NewPassword({ request, onCodeRequest }: NewPasswordProps) {
  return (
    <>
      <Stack gap={1.5}>
        <FormCodeField
          name="otp"
          label={forgotPasswordMessages.oneTimeCode}
          length={mailedCodeLength}
          autoFocus
        />
        <ResendCode request={request} onRequest={onCodeRequest} />
      </Stack>
      <FormNewPasswordField
        name="newpassword"
        label={forgotPasswordMessages.newPassword}
        knownFrom={['username']}
        aria-required
      />
      <HoldAhead />
    </>
  );
}
