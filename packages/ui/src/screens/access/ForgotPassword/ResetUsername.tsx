import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { LinkButton } from '../../../components/Button/LinkButton';
import { lettersAndDigits } from '../../../forms/rules/filters';
import { FormTextField } from '../../../forms/FormTextField';
import type { ForgotPasswordValues } from './forgotPasswordSchema';
import { forgotPasswordMessages } from './messages';

interface ResetUsernameProps {
  step: 1 | 2;
  onReturn: () => void;
}

/** The username. Step 2 locks it but keeps it in the form, so password managers can match the password to it. */
export function ResetUsername({ step, onReturn }: ResetUsernameProps) {
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
