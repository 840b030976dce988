import { useMemo } from 'react';
import { object, string } from 'yup';
import { Form } from '../../../forms/Form';
import { FormScope } from '../../../forms/FormScope';
import { useSureValues } from '../../../forms/useSureValues';
import { useServerErrors } from '../../../forms/rules/serverErrors';
import { requiredSecret, requiredText, ticked } from '../../../forms/rules/schema';
import { accessTexts, errorTexts } from '../../../text/messages';
import { registerMessages } from './messages';
import { PersonFields, type PersonFieldsProps } from './PersonFields';
import { PlanFields, type PlanFieldsProps } from './PlanFields';
import {
  limits,
  type RegisterRefusal,
  type Registration,
  type RegistrationPlan,
  startValues,
  toProblems,
  toRegistration,
} from './registration';
import { SignUp, type SignUpProps } from './SignUp';

/** Text, one @, and text with a dot in it. Only a sent email proves that an address exists. */
const emailShape = /^[^@]+@[^@]+\.[^@.]+$/;

/** The required fields, depending on the plan (A §5). */
const registerSchema = ({ asksSponsor, asksPosition }: RegistrationPlan) =>
  object({
    name: requiredText(accessTexts.nameRequired),
    username: requiredText(accessTexts.usernameRequired),
    email: requiredText(accessTexts.emailRequired).matches(emailShape, {
      message: registerMessages.emailShape,
      excludeEmptyString: true,
    }),
    phone: requiredText(accessTexts.phoneRequired)
      .matches(/^\+?\d+$/, { message: registerMessages.phoneShape, excludeEmptyString: true })
      .max(limits.phone, registerMessages.phoneTooLong),
    country: requiredText(accessTexts.countryRequired),
    password: requiredSecret(accessTexts.passwordRequired),
    pin: requiredText(accessTexts.securityPinRequired).matches(/^\d{4}$/, {
      message: registerMessages.pinShape,
      excludeEmptyString: true,
    }),
    sponsor: asksSponsor ? requiredText(accessTexts.sponsorRequired) : string(),
    position: asksSponsor && asksPosition ? requiredText(accessTexts.positionRequired) : string(),
    agreed: ticked(errorTexts.fieldRequired),
  });

export interface RegisterFormProps
  extends SignUpProps, PlanFieldsProps, Omit<PersonFieldsProps, 'onCharactersRemove'> {
  onSubmit: (registration: Registration) => void;
}

/** Until the plan has loaded, the form requires everything and can't be submitted. */
const strictest: RegistrationPlan = { asksSponsor: true, asksPosition: true };

/** The registration form. The input lives only here, and stays whatever the answer is. */
export function RegisterForm(props: RegisterFormProps) {
  const { countries, invitation = {}, busy = false, refusal, onSubmit } = props;
  const plan = props.plan.state === 'ready' ? props.plan.data : strictest;
  const { asksSponsor, asksPosition } = plan;
  const schema = useMemo(() => registerSchema({ asksSponsor, asksPosition }), [asksSponsor, asksPosition]);
  const known = countries.state === 'ready' ? countries.data : [];
  const sure = useSureValues();
  return (
    <FormScope
      initialValues={startValues(invitation)}
      validationSchema={schema}
      validate={(values) => toProblems(values, plan, props, known)}
      onSubmit={(values) => {
        if (!busy) sure.ask(values, () => onSubmit(toRegistration(values, plan)));
      }}
    >
      <Form label={registerMessages.title}>
        <Refusal fields={refusal?.fields} />
        <PersonFields {...props} onCharactersRemove={sure.note} />
        <PlanFields {...props} />
        <SignUp {...props} />
      </Form>
      {sure.question}
    </FormScope>
  );
}

/** Sets the server's errors on their fields. It is inside the form, because the errors live there. */
function Refusal({ fields }: Pick<RegisterRefusal, 'fields'>) {
  useServerErrors(fields);
  return null;
}
