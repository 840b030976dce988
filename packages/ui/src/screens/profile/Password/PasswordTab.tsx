import { object } from 'yup';
import { Button } from '../../../components/Button/Button';
import { Banner } from '../../../components/Banner/Banner';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormNewPasswordField } from '../../../forms/password/FormNewPasswordField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { SecondFactorField, type Verification } from '../../../forms/SecondFactorField';
import { FormScope } from '../../../forms/FormScope';
import { requiredSecret, requiredText, sameAs } from '../../../forms/rules/schema';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { SettingCard } from '../SettingCard/SettingCard';
import { profileMessages } from '../messages';

export interface PasswordValues {
  current: string;
  next: string;
  /** The code of the member's second factor. */
  code: string;
}

export interface PasswordTabProps {
  /** For password managers, which save it with the password. */
  username: string;
  verification: Verification;
  /** Its fields are the keys of PasswordValues. */
  form: SentForm;
  onChange: (values: PasswordValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

const initialValues = { current: '', next: '', again: '', code: '' };
const required = errorTexts.fieldRequired;
const schema = object({
  current: requiredSecret(required),
  next: requiredSecret(required),
  again: sameAs('next', profileTexts.passwordMismatch, required),
  code: requiredText(required),
});

/** A new password, verified with the old one and the member's second factor (A §5). */
export function PasswordTab({ username, verification, form, onChange, onDirtyChange }: PasswordTabProps) {
  return (
    <SettingCard size="narrow" heading={profileTexts.password} lead={profileMessages.passwordLead}>
      {form.saved > 0 && (
        <Banner
          key={form.saved}
          variant="good"
          icon="check"
          // The toast announces it.
          aria-live="off"
          detail={profileMessages.passwordChangedDetail}
        >
          {profileMessages.passwordChanged}
        </Banner>
      )}
      <FormScope
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={({ current, next, code }) => onChange({ current, next, code })}
      >
        <Form label={profileTexts.password}>
          <FormAnswer form={form} used={['code']} onDirtyChange={onDirtyChange} />
          <input hidden readOnly autoComplete="username" value={username} />
          <FormPasswordField
            name="current"
            label={profileMessages.currentPassword}
            autoComplete="current-password"
          />
          <FormNewPasswordField
            name="next"
            label={profileMessages.newPassword}
            repeatedIn="again"
            known={[username]}
          />
          <FormPasswordField
            name="again"
            label={profileMessages.confirmNewPassword}
            autoComplete="new-password"
          />
          <SecondFactorField name="code" purpose="password" verification={verification} />
          <HoldAhead />
          <FormFoot>
            <Button type="submit" variant="main" busy={form.busy}>
              {profileMessages.changePassword}
            </Button>
          </FormFoot>
        </Form>
      </FormScope>
    </SettingCard>
  );
}
