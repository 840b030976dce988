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
    <SettingCard
      size="narrow"
      heading={profileTexts.password}
      lead="Choose one that you use nowhere else. Changing it signs out every other device."
    >
      {form.saved > 0 && (
        <Banner
          key={form.saved}
          variant="good"
          icon="check"
          detail="You stay signed in here. Every other device was signed out and needs the new password."
        >
          Your password is changed
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
          <FormPasswordField name="current" label="Current password" autoComplete="current-password" />
          <FormNewPasswordField name="next" label="New password" repeatedIn="again" known={[username]} />
          <FormPasswordField name="again" label="Confirm new password" autoComplete="new-password" />
          <FormProofField
            name="code"
            place="password"
            authType={proving.authType}
            request={proving.request}
            onRequested={proving.onCodeRequested}
          />
          <FormFoot>
            <Button type="submit" variant="main" busy={form.busy}>
              Change password
            </Button>
          </FormFoot>
        </Form>
      </FormScope>
    </SettingCard>
  );
}
