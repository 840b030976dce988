import { profileTexts } from '../../../text/messages';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { profileMessages } from '../messages';
import { useFormikContext } from 'formik';
import { Button } from '../../../components/Button/Button';
import { ChoiceCards } from '../../../components/ChoiceCards/ChoiceCards';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormScope } from '../../../forms/FormScope';
import { useFormField } from '../../../forms/useFormField';
import { FormFoot } from '../SettingCard/FormFoot';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import {
  authOptions,
  needsSetUp,
  setUpFirst,
  type AuthenticationState,
  type AuthType,
  type SetupType,
} from './authOptions';
import type { Remote } from '../../../remote';

/** The chosen method, with the second factor where the server requires one. */
export interface AuthChoice extends Partial<SecondFactorValue> {
  type: AuthType;
}

export interface AuthenticationTabProps extends SteppedUp {
  authentication: Remote<AuthenticationState>;
  /** Its fields are the keys of AuthChoice. */
  form: SentForm;
  onSelect: (choice: AuthChoice) => void;
  /** The chosen method is not set up. `message` is the exact text, and the matching tab must open (A §4). */
  onSetUpFirst: (type: SetupType, message: string) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

type AuthenticationFormProps = Omit<AuthenticationTabProps, 'authentication'> & {
  state: AuthenticationState;
};

interface Values extends SecondFactorValue {
  type: AuthType | '';
}

function AuthenticationForm(props: AuthenticationFormProps) {
  const { state, form, stepUp, onSelect, onSetUpFirst, onDirtyChange } = props;
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
        else onSelect({ type, ...givenSecondFactor({ secondFactor }, stepUp) });
      }}
    >
      <Form label={profileTexts.authentication}>
        <FormAnswer
          form={form}
          used={['secondFactor']}
          after="kept"
          fresh={{ ...current }}
          onDirtyChange={onDirtyChange}
        />
        <Methods state={state} />
        <StepUpField stepUp={stepUp} />
        <HoldAhead />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileMessages.saveMethod}
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
function Methods({ state }: { state: AuthenticationState }) {
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

/** How the member confirms sign-ins and payments (A §4 "Authentication type"). */
export function AuthenticationTab({ authentication, ...rest }: AuthenticationTabProps) {
  return (
    <RemoteCard
      heading={profileTexts.authentication}
      lead={profileMessages.authenticationLead}
      remote={authentication}
      skeleton={<ChoiceSkeletons />}
    >
      {(state) => <AuthenticationForm state={state} {...rest} />}
    </RemoteCard>
  );
}

/** Skeletons of the three methods, as high as the methods will be. */
function ChoiceSkeletons() {
  return (
    <Stack gap={2}>
      <Skeleton inlineSize="7rem" />
      {['otp', 'authenticator', 'mpin'].map((method) => (
        <Skeleton key={method} variant="block" blockSize="4.25rem" />
      ))}
      <Skeleton variant="block" inlineSize="4.5rem" blockSize="2.375rem" />
    </Stack>
  );
}
