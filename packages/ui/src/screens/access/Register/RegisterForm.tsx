import { Formik } from 'formik';
import { useMemo } from 'react';
import { Form } from '../../../forms/Form';
import { useServerErrors } from '../../../forms/serverErrors';
import { PersonFields } from './PersonFields';
import { PlanFields } from './PlanFields';
import { registerSchema } from './RegisterScreen.schema';
import type { RegisterRefusal, RegisterScreenProps, RegistrationPlan } from './RegisterScreen.types';
import { problemsOf, registrationOf, startValues } from './registration';
import { registerWords } from './registerWords';
import { SignUp } from './SignUp';

/** Until the plan is there the form asks for everything; it can't be sent before. */
const strictest: RegistrationPlan = { asksSponsor: true, asksPosition: true };

/** The form of a registration. What was typed lives here alone, and stays whatever an answer says. */
export function RegisterForm(props: RegisterScreenProps) {
  const { countries, invitation = {}, busy = false, refusal, onSubmitted } = props;
  const plan = props.plan.state === 'ready' ? props.plan.data : strictest;
  const { asksSponsor, asksPosition } = plan;
  const schema = useMemo(() => registerSchema({ asksSponsor, asksPosition }), [asksSponsor, asksPosition]);
  const known = countries.state === 'ready' ? countries.data : [];
  return (
    <Formik
      initialValues={startValues(invitation)}
      validationSchema={schema}
      validate={(values) => problemsOf(values, plan, props, known)}
      onSubmit={(values, { setSubmitting }) => {
        setSubmitting(false);
        if (!busy) onSubmitted(registrationOf(values, plan));
      }}
    >
      <Form label={registerWords.title}>
        <Refusal fields={refusal?.fields} />
        <PersonFields {...props} />
        <PlanFields {...props} />
        <SignUp {...props} />
      </Form>
    </Formik>
  );
}

/** Lands the server's errors at their fields; inside the form, where they live. */
function Refusal({ fields }: Pick<RegisterRefusal, 'fields'>) {
  useServerErrors(fields);
  return null;
}
