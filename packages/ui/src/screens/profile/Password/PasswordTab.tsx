import { object } from 'yup';
import { Button } from '../../../components/Button/Button';
import { Banner } from '../../../components/Banner/Banner';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormNewPasswordField } from '../../../forms/password/FormNewPasswordField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { FormProofField } from '../../../forms/FormProofField';
import { FormScope } from '../../../forms/FormScope';
import { requiredSecret, requiredText, sameAs } from '../../../forms/rules/schema';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { SettingCard } from '../SettingCard/SettingCard';
import type { PasswordTabProps } from './PasswordTab.types';
import { profileWords } from '../profileWords';

const initialValues = { current: '', next: '', again: '', code: '' };
const required = errorTexts.fieldRequired;
const schema = object({
  current: requiredSecret(required),
  next: requiredSecret(required),
  again: sameAs('next', profileTexts.passwordMismatch, required),
  code: requiredText(required),
});

/** A new password, proved with the old one and the member's way of confirming (A §5). */
export function PasswordTab({ username, proving, form, onChanged, onDirty }: PasswordTabProps) {
  return (
    <SettingCard size="narrow" heading={profileTexts.password} lead={profileWords.chooseOneThatYouUse}>
      {form.saved > 0 && (
        <Banner key={form.saved} variant="good" icon="check" detail={profileWords.youStaySignedInHere}>
          {profileWords.yourPasswordIsChanged}
        </Banner>
      )}
      <FormScope
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={({ current, next, code }) => onChanged({ current, next, code })}
      >
        <Form label={profileTexts.password}>
          <FormAnswer form={form} used={['code']} onDirty={onDirty} />
          <input hidden readOnly autoComplete="username" value={username} />
          <FormPasswordField
            name="current"
            label={profileWords.currentPassword}
            autoComplete="current-password"
          />
          <FormNewPasswordField
            name="next"
            label={profileWords.newPassword}
            repeatedIn="again"
            known={[username]}
          />
          <FormPasswordField
            name="again"
            label={profileWords.confirmNewPassword}
            autoComplete="new-password"
          />
          <FormProofField
            name="code"
            place="password"
            authType={proving.authType}
            request={proving.request}
            onRequested={proving.onCodeRequested}
          />
          <FormFoot>
            <Button type="submit" variant="main" busy={form.busy}>
              {profileWords.changePassword}
            </Button>
          </FormFoot>
        </Form>
      </FormScope>
    </SettingCard>
  );
}
