import { Formik } from 'formik';
import { object } from 'yup';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { requiredSecret, sameAs } from '../../../forms/schema';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { SettingCard } from '../SettingCard/SettingCard';

export interface PinValues {
  /** As typed: whether it is the old pin or the password is the server's to say (D46). */
  old: string;
  /** Four digits. */
  pin: string;
  again: string;
}

export interface SecurityPinTabProps {
  /** Its fields are those of PinValues. */
  form: SentForm;
  onChanged: (values: PinValues) => void;
  onDirty?: (dirty: boolean) => void;
}

/** Digits of a security pin (A §9). */
const pinLength = 4;

const initialValues: PinValues = { old: '', pin: '', again: '' };
const required = errorTexts.fieldRequired;
const schema = object({
  old: requiredSecret(required),
  pin: requiredSecret(required).length(pinLength, 'The pin has four digits.'),
  again: sameAs('pin', profileTexts.pinMismatch, required),
});

/** A new security pin (A §5). */
export function SecurityPinTab({ form, onChanged, onDirty }: SecurityPinTabProps) {
  return (
    <SettingCard
      room="narrow"
      heading={profileTexts.securityPin}
      lead="Four digits that you can confirm sign-ins and payments with. Avoid birthdays and rows such as 1234."
    >
      <Formik
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values, { setSubmitting }) => {
          setSubmitting(false);
          onChanged(values);
        }}
      >
        <Form label={profileTexts.securityPin}>
          <FormAnswer form={form} onDirty={onDirty} />
          <FormPasswordField name="old" label="Old Password" autoComplete="current-password" />
          <FormCodeField name="pin" label="New security pin" length={pinLength} secret />
          <FormCodeField name="again" label="Confirm new security pin" length={pinLength} secret />
          <FormFoot>
            <Button type="submit" look="main" busy={form.busy}>
              Change security pin
            </Button>
          </FormFoot>
        </Form>
      </Formik>
    </SettingCard>
  );
}
