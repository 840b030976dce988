import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { type CodeRequest, ResendCode } from '../../../components/ResendCode/ResendCode';
import { type Hold, HoldAhead, HoldContext } from '../../../components/HoldAhead/HoldAhead';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { lettersAndDigits } from '../../../forms/rules/filters';
import { useServerErrors } from '../../../forms/rules/serverErrors';
import { fill } from '../../../text/fill';
import { accessTexts } from '../../../text/messages';
import { Stack } from '../../../components/Stack/Stack';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormNewPasswordField } from '../../../forms/password/FormNewPasswordField';
import { LinkButton } from '../../../components/Button/LinkButton';
import { FormTextField } from '../../../forms/FormTextField';
import { defineMessages } from '../../../text/defineMessages';
import { forgotPasswordSchema, type ForgotPasswordValues, mailedCodeLength } from './forgotPasswordSchema';

/** The portal's own messages. */
export const forgotPasswordMessages = defineMessages('forgotPasswordMessages', {
  enterUsername: 'Enter your username and we’ll email you a code.',
  submit: 'Submit',
  oneTimeCode: 'One-time code',
  newPassword: 'New password',
  username: 'Username',
  back: 'Back',
  codeSent:
    'If there’s an account called {username}, we’ve emailed its owner a code. Enter the code and choose a new password.',
});

interface ResetUsernameProps {
  step: 1 | 2;
  onReturn: () => void;
}

/** The username. Step 2 locks it but keeps it in the form, so password managers can match the password to it. */
function ResetUsername({ step, onReturn }: ResetUsernameProps) {
  const { values, setValues } = useFormikContext<ForgotPasswordValues>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormTextField
      ref={input}
      name="username"
      label={forgotPasswordMessages.username}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-required
      filter={lettersAndDigits}
      readOnly={step === 2}
      suffix={
        step === 2 && (
          <LinkButton
            onClick={() => {
              void setValues({ ...values, otp: '' });
              onReturn();
              input.current?.focus();
            }}
          >
            {forgotPasswordMessages.back}
          </LinkButton>
        )
      }
    />
  );
}

interface NewPasswordProps {
  request: CodeRequest;
  onCodeRequest: () => void;
}

/** Step 2: the code and the new password in plain text (A §5). */
function NewPassword({ request, onCodeRequest }: NewPasswordProps) {
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

export interface ForgotPasswordDialogProps {
  /** The username from the sign-in. The dialog keeps its letters and digits. */
  username: string;
  /** 1 asks for the username, 2 for the code and a new password (A §2). */
  step: 1 | 2;
  request: CodeRequest;
  /** The hold that the new password brings. Absent where the server names none (D140). */
  hold?: Hold | undefined;
  /** The new password is being sent. Nothing closes the dialog meanwhile. */
  busy?: boolean;
  /** The server's errors by field. Each answer is a new object, which clears the code. */
  refusal?: Partial<ForgotPasswordValues> | undefined;
  /** Step 1 was submitted, or step 2 requested another code. */
  onCodeRequest: (username: string) => void;
  /** The member goes back from step 2 to 1. */
  onReturn: () => void;
  /** Step 2 was submitted. No value is empty. */
  onPasswordSubmit: (values: ForgotPasswordValues) => void;
  /** The dialog closes. `username` is the one in the dialog, if the member changed it. */
  onClose: (username?: string) => void;
}

/**
 * A new password in two steps, over the sign-in (A §2, A §5). The dialog is open while it is mounted, and unmounting
 * clears its input.
 */
export function ForgotPasswordDialog(props: ForgotPasswordDialogProps) {
  const { username, step, request, busy = false, onCodeRequest, onPasswordSubmit } = props;
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
        if (step === 1) onCodeRequest(values.username);
        else onPasswordSubmit(values);
      }}
    >
      <ForgotPasswordForm {...props} busy={working} />
    </FormScope>
  );
}

/** The dialog around both steps. Its texts never reveal whether the member exists (T17). */
function ForgotPasswordForm(props: ForgotPasswordDialogProps) {
  const { step, request, hold, busy = false, refusal, onCodeRequest, onReturn, onClose } = props;
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
  const close = () => onClose(changed);
  return (
    <FormDialog
      open
      title={accessTexts.forgotPassword}
      description={
        step === 1
          ? forgotPasswordMessages.enterUsername
          : fill(forgotPasswordMessages.codeSent, {
              username: <bdi translate="no">{values.username}</bdi>,
            })
      }
      send={forgotPasswordMessages.submit}
      unready={values.username === ''}
      busy={busy}
      onClose={close}
    >
      <ResetUsername step={step} onReturn={onReturn} />
      {step === 2 && (
        <HoldContext value={hold}>
          <NewPassword request={request} onCodeRequest={() => onCodeRequest(values.username)} />
        </HoldContext>
      )}
    </FormDialog>
  );
}
