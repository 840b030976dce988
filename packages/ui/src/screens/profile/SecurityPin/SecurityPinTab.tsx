import { object } from 'yup';
import { Button } from '../../../components/Button/Button';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { FormScope } from '../../../forms/FormScope';
import { requiredSecret, sameAs } from '../../../forms/rules/schema';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { SettingCard } from '../SettingCard/SettingCard';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import { profileMessages } from '../messages';

export interface PinValues extends Partial<SecondFactorValue> {
  /** The old pin or the password, as typed. The server determines which one it is (D46). */
  old: string;
  /** Four digits. */
  pin: string;
  again: string;
}

export interface SecurityPinTabProps extends SteppedUp {
  /** Its fields are the keys of PinValues. */
  form: SentForm;
  onChange: (values: PinValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

/** Digits of a security pin (A §9). */
const pinLength = 4;

/** The label is the specification's. A password manager would fill in the sign-in's password. */
const oldPinHint = profileMessages.oldPinHint;

const initialValues = { old: '', pin: '', again: '', secondFactor: '' };
const required = errorTexts.fieldRequired;
const schema = object({
  old: requiredSecret(required),
  pin: requiredSecret(required).length(pinLength, profileMessages.pinLength),
  again: sameAs('pin', profileTexts.pinMismatch, required),
});

/** A new security pin (A §5). */
export function SecurityPinTab({ form, stepUp, onChange, onDirtyChange }: SecurityPinTabProps) {
  return (
    <SettingCard size="narrow" heading={profileTexts.securityPin} lead={profileMessages.pinLead}>
      <FormScope
        initialValues={initialValues}
        validationSchema={schema}
        validate={(values) => checkSecondFactor(values, stepUp)}
        onSubmit={({ secondFactor, ...typed }) =>
          onChange({ ...typed, ...givenSecondFactor({ secondFactor }, stepUp) })
        }
      >
        <Form label={profileTexts.securityPin}>
          <FormAnswer form={form} used={['secondFactor']} onDirtyChange={onDirtyChange} />
          <FormPasswordField
            name="old"
            label={profileMessages.oldPassword}
            autoComplete="one-time-code"
            hint={oldPinHint}
          />
          <FormCodeField name="pin" label={profileMessages.newSecurityPin} length={pinLength} secret />
          <FormCodeField
            name="again"
            label={profileMessages.confirmNewSecurityPin}
            length={pinLength}
            secret
          />
          <StepUpField stepUp={stepUp} />
          <HoldAhead />
          <FormFoot>
            <Button type="submit" variant="main" busy={form.busy}>
              {profileMessages.changeSecurityPin}
            </Button>
          </FormFoot>
        </Form>
      </FormScope>
    </SettingCard>
  );
}
