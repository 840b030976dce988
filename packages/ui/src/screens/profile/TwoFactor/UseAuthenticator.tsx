import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import { FormFoot } from '../SettingCard/FormFoot';
import { profileMessages } from '../messages';

export interface UseAuthenticatorProps extends SteppedUp {
  /** Its field is `secondFactor`. */
  form: SentForm;
  onUse: (confirmed: Partial<SecondFactorValue>) => void;
}

/** Makes the app, which is set up, the member's second factor. */
export function UseAuthenticator({ form, stepUp, onUse }: UseAuthenticatorProps) {
  return (
    <FormScope
      passing
      initialValues={{ secondFactor: '' }}
      validate={(values) => checkSecondFactor(values, stepUp)}
      onSubmit={(values) => onUse(givenSecondFactor(values, stepUp))}
    >
      <Form label={profileMessages.useFromNowOn}>
        <FormAnswer form={form} used={['secondFactor']} />
        <StepUpField stepUp={stepUp} />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileMessages.useFromNowOn}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}
