import { useFormikContext } from 'formik';
import { Button } from '../../../components/Button/Button';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import { useFormField } from '../../../forms/useFormField';
import { profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
} from '../../../forms/StepUp/StepUpField';
import { authOptions, needsSetUp, setUpFirst } from './authOptions';
import type { AuthenticationState, AuthenticationTabProps, AuthType } from './AuthenticationTab.types';
import { profileMessages } from '../messages';

type AuthenticationFormProps = Omit<AuthenticationTabProps, 'authentication'> & {
  state: AuthenticationState;
};

interface Values extends SecondFactorValue {
  type: AuthType | '';
}

export function AuthenticationForm(props: AuthenticationFormProps) {
  const { state, form, stepUp, onChosen, onSetUpFirst, onDirty } = props;
  const current: Values = { type: state.current ?? '', secondFactor: '' };
  return (
    <FormScope
      initialValues={current}
      validate={(values) => ({
        ...(values.type === '' && { type: profileTexts.selectCorrectOption }),
        ...checkSecondFactor(values, stepUp),
      })}
      onSubmit={({ type, secondFactor }) => {
        if (type === '') return;
        if (needsSetUp(type, state)) onSetUpFirst(type, setUpFirst[type]);
        else onChosen({ type, ...givenSecondFactor({ secondFactor }, stepUp) });
      }}
    >
      <Form label={profileTexts.authentication}>
        <FormAnswer
          form={form}
          used={['secondFactor']}
          after="kept"
          fresh={{ ...current }}
          onDirty={onDirty}
        />
        <Ways state={state} />
        <StepUpField stepUp={stepUp} />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileMessages.save2}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}

/**
 * A selected method that is not set up shows this immediately. Only submitting the form opens the setup, never an
 * arrow key.
 */
function Ways({ state }: { state: AuthenticationState }) {
  const { values } = useFormikContext<Values>();
  const { helpers, error, serverError, changed } = useFormField<Values['type']>('type');
  const missing = values.type !== '' && needsSetUp(values.type, state) ? setUpFirst[values.type] : undefined;
  return (
    <ChoiceCards
      label={profileMessages.confirmWith}
      name="auth-type"
      options={authOptions(state)}
      value={values.type}
      error={serverError ?? error ?? missing}
      onChange={(type) => {
        changed();
        void helpers.setValue(type);
      }}
    />
  );
}
