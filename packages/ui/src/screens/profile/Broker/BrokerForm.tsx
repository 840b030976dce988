import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { FormScope } from '../../../forms/FormScope';
import { FormTextField } from '../../../forms/FormTextField';
import { profileMessages } from '../messages';
import { FormFoot } from '../SettingCard/FormFoot';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
} from '../../../forms/StepUp/StepUpField';
import { UnknownNotice } from '../SettingCard/UnknownNotice';
import { brokerLabels, checkBroker, type BrokerFormValues } from './brokerForm';
import { BrokerImage } from './BrokerImage';
import type { BrokerDetails, BrokerTabProps } from './BrokerTab.types';

type BrokerFormProps = Omit<BrokerTabProps, 'broker'> & { details: BrokerDetails };

/** The maximum length of a value in the API contract, in characters. */
const limit = 128;

const texts = ['username', 'platform', 'account', 'server'] as const;
const secrets = ['password', 'investorPassword'] as const;

export function BrokerForm({ details, form, stepUp, onSaved, onDirty }: BrokerFormProps) {
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
        if (file?.file)
          onSaved({ ...typed, file: file.file, ...givenSecondFactor({ secondFactor }, stepUp) });
      }}
    >
      <Form label={profileMessages.brokerSetting}>
        <FormAnswer form={form} used={['secondFactor']} fresh={{ ...initialValues }} onDirty={onDirty} />
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
        <BrokerImage />
        <StepUpField stepUp={stepUp} />
        <UnknownNotice form={form} />
        <FormFoot>
          <Button type="submit" variant="main" busy={form.busy}>
            {profileMessages.save}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}
