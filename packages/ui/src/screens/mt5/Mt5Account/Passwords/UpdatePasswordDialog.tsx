import { object } from 'yup';
import { useSinglePress } from '../../../../components/ConfirmDialog/useSinglePress';
import { FormAnswer, type SentForm } from '../../../../forms/FormAnswer';
import { FormDialog } from '../../../../forms/FormDialog';
import { FormNewPasswordField } from '../../../../forms/password/FormNewPasswordField';
import { FormPasswordField } from '../../../../forms/FormPasswordField';
import { FormScope } from '../../../../forms/FormScope';
import { requiredSecret, sameAs } from '../../../../forms/rules/schema';
import {
  checkSecondFactor,
  givenSecondFactor,
  StepUpField,
  type SecondFactorValue,
  type SteppedUp,
} from '../../../../forms/StepUp/StepUpField';
import { errorTexts, mt5Texts, profileTexts } from '../../../../text/messages';
import { mt5Messages } from '../messages';

/** The new password as it is sent, with the second factor once the server requires one (T29). */
export interface NewMt5Password extends Partial<SecondFactorValue> {
  password: string;
}

export interface UpdatePasswordDialogProps extends SteppedUp {
  login: string;
  form: SentForm;
  onChange: (sent: NewMt5Password) => void;
  onClose: () => void;
}

const required = errorTexts.fieldRequired;
const schema = object({
  next: requiredSecret(required),
  again: sameAs('next', profileTexts.passwordMismatch, required),
});

/** A new password of the account (B §5). */
export function UpdatePasswordDialog(props: UpdatePasswordDialogProps) {
  const { login, form, stepUp, onChange, onClose } = props;
  const change = useSinglePress(onChange, { open: true, busy: form.busy, answer: form.refusal });
  return (
    <FormScope
      initialValues={{ next: '', again: '', secondFactor: '' }}
      validationSchema={schema}
      validate={(values) => checkSecondFactor(values, stepUp)}
      onSubmit={({ next, secondFactor }) =>
        change({ password: next, ...givenSecondFactor({ secondFactor }, stepUp) })
      }
    >
      <FormDialog
        open
        title={mt5Texts.updatePassword}
        description={mt5Messages.willSet({ login })}
        send={mt5Texts.updatePassword}
        busy={form.busy}
        onClose={onClose}
      >
        <FormAnswer form={form} used={['secondFactor']} />
        {/* Makes a password manager save it for the account, not for the member. */}
        <input hidden readOnly autoComplete="username" value={login} />
        <FormNewPasswordField
          name="next"
          label={mt5Messages.newPassword}
          repeatedIn="again"
          known={[login]}
        />
        <FormPasswordField name="again" label={mt5Messages.confirmPassword} autoComplete="new-password" />
        <StepUpField stepUp={stepUp} />
      </FormDialog>
    </FormScope>
  );
}
