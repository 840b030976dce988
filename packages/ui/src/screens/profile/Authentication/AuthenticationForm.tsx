import { useFormikContext } from 'formik';
import { Button } from '../../../components/Button/Button';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import { useFormField } from '../../../forms/useFormField';
import { profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { checkProof, givenProof, type ProofValue, StepUpField } from '../../../forms/StepUp/StepUpField';
import { authChoices, needsSetUp, setUpFirst } from './authChoices';
import type { AuthenticationState, AuthenticationTabProps, AuthType } from './AuthenticationTab.types';
import { profileWords } from '../profileWords';

type AuthenticationFormProps = Omit<AuthenticationTabProps, 'authentication'> & {
  state: AuthenticationState;
};

interface Values extends ProofValue {
  type: AuthType | '';
}

export function AuthenticationForm(props: AuthenticationFormProps) {
  const { state, form, stepUp, onChosen, onSetUpFirst, onDirty } = props;
  const current: Values = { type: state.current ?? '', proof: '' };
  return (
    <FormScope
      initialValues={current}
      validate={(values) => ({
        ...(values.type === '' && { type: profileTexts.selectCorrectOption }),
        ...checkProof(values, stepUp),
      })}
      onSubmit={({ type, proof }) => {
        if (type === '') return;
        if (needsSetUp(type, state)) onSetUpFirst(type, setUpFirst[type]);
        else onChosen({ type, ...givenProof({ proof }, stepUp) });
      }}
    >
      <Form label={profileTexts.authentication}>
        <FormAnswer form={form} used={['proof']} after="kept" fresh={{ ...current }} onDirty={onDirty} />
        <Ways state={state} />
        <StepUpField stepUp={stepUp} />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileWords.save2}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}

/** A chosen way that is not set up says so at once. Only sending the form leads the member away, never an arrow key. */
function Ways({ state }: { state: AuthenticationState }) {
  const { values } = useFormikContext<Values>();
  const { helpers, error, serverError, changed } = useFormField<Values['type']>('type');
  const missing = values.type !== '' && needsSetUp(values.type, state) ? setUpFirst[values.type] : undefined;
  return (
    <ChoiceCards
      label={profileWords.confirmWith}
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
