import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { HoldAhead } from '../../../components/HoldAhead/HoldAhead';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { profileMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormImageField } from '../../../forms/FormImageField';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { FormScope } from '../../../forms/FormScope';
import { FormTextField } from '../../../forms/FormTextField';
import { FormFoot } from '../SettingCard/FormFoot';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import { UnknownNotice } from '../SettingCard/UnknownNotice';
import { brokerLabels, checkBroker, type BrokerFormValues, type BrokerDetails } from './brokerForm';
import type { Remote } from '../../../remote';
import { kycTexts } from '../../../text/messages';

/** The values to send: every field with the image, and the second factor where the server requires one. */
export type BrokerValues = BrokerDetails & { file: File } & Partial<SecondFactorValue>;

export interface BrokerTabProps extends SteppedUp {
  /** A field that was never saved is ''. */
  broker: Remote<BrokerDetails>;
  /** Its fields are the keys of BrokerValues. */
  form: SentForm;
  onSave: (values: BrokerValues) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

type BrokerFormProps = Omit<BrokerTabProps, 'broker'> & { details: BrokerDetails };

/** The maximum length of a value in the API contract, in characters. */
const limit = 128;

const texts = ['username', 'platform', 'account', 'server'] as const;

const secrets = ['password', 'investorPassword'] as const;

function BrokerForm({ details, form, stepUp, onSave, onDirtyChange }: BrokerFormProps) {
  const initialValues: BrokerFormValues & SecondFactorValue = {
    ...details,
    file: undefined,
    secondFactor: '',
  };
  return (
    <FormScope
      draft="broker"
      initialValues={initialValues}
      validate={(values) => ({ ...checkBroker(values), ...checkSecondFactor(values, stepUp) })}
      onSubmit={({ file, secondFactor, ...typed }) => {
        if (file?.file) onSave({ ...typed, file: file.file, ...givenSecondFactor({ secondFactor }, stepUp) });
      }}
    >
      <Form label={profileMessages.brokerSetting}>
        <FormAnswer
          form={form}
          used={['secondFactor']}
          fresh={{ ...initialValues }}
          onDirtyChange={onDirtyChange}
        />
        {texts.map((name) => (
          <FormTextField key={name} name={name} label={brokerLabels[name]} limit={limit} autoComplete="off" />
        ))}
        {secrets.map((name) => (
          <FormPasswordField
            key={name}
            name={name}
            label={brokerLabels[name]}
            limit={limit}
            autoComplete="off"
          />
        ))}
        <FormImageField name="file" label={brokerLabels.file} tooLargeMessage={kycTexts.imageTooLarge} />
        <StepUpField stepUp={stepUp} />
        <UnknownNotice form={form} />
        <HoldAhead />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileMessages.save}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}

/** The member's broker account. The pane has no tab button (A §2, D40). */
export function BrokerTab({ broker, ...rest }: BrokerTabProps) {
  return (
    <RemoteCard
      heading={profileMessages.brokerSetting}
      lead={profileMessages.brokerLead}
      remote={broker}
      skeleton={<FieldSkeletons count={7} />}
    >
      {(details) => <BrokerForm details={details} {...rest} />}
    </RemoteCard>
  );
}
