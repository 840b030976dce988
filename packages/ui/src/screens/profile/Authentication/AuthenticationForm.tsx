import { Formik, useFormikContext } from 'formik';
import { Button } from '../../../components/Button/Button';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { useFormField } from '../../../forms/useFormField';
import { profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { authChoices, needsSetUp, setUpFirst } from './authChoices';
import type { AuthenticationState, AuthenticationTabProps, AuthType } from './AuthenticationTab.types';

type AuthenticationFormProps = Omit<AuthenticationTabProps, 'authentication'> & {
  state: AuthenticationState;
};

interface Values {
  type: AuthType | '';
}

export function AuthenticationForm(props: AuthenticationFormProps) {
  const { state, form, onChosen, onSetUpFirst, onDirty } = props;
  const current: Values = { type: state.current ?? '' };
  return (
    <Formik
      initialValues={current}
      validate={({ type }) => (type === '' ? { type: profileTexts.selectCorrectOption } : {})}
      onSubmit={({ type }, { setSubmitting }) => {
        setSubmitting(false);
        if (type === '') return;
        if (needsSetUp(type, state)) onSetUpFirst(type, setUpFirst[type]);
        else onChosen(type);
      }}
    >
      <Form label={profileTexts.authentication}>
        <FormAnswer form={form} after="kept" fresh={{ ...current }} onDirty={onDirty} />
        <Ways state={state} />
        <FormFoot>
          <Button type="submit" look="main" busy={form.busy}>
            Save
          </Button>
        </FormFoot>
      </Form>
    </Formik>
  );
}

/** A way that is not set up says so at once; nobody is led away by an arrow key, only by sending it. */
function Ways({ state }: { state: AuthenticationState }) {
  const { values } = useFormikContext<Values>();
  const { helpers, error, serverError, changed } = useFormField<Values['type']>('type');
  const missing = values.type !== '' && needsSetUp(values.type, state) ? setUpFirst[values.type] : undefined;
  return (
    <ChoiceCards
      label="Confirm with"
      name="auth-type"
      choices={authChoices(state)}
      value={values.type}
      error={serverError ?? error ?? missing}
      onChange={(type) => {
        changed();
        void helpers.setValue(type);
      }}
    />
  );
}
