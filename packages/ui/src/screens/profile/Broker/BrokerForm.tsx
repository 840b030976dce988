import { Formik } from 'formik';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormPasswordField } from '../../../forms/FormPasswordField';
import { FormTextField } from '../../../forms/FormTextField';
import { profileWords } from '../profileWords';
import { FormFoot } from '../SettingCard/FormFoot';
import { brokerLabels, checkBroker, type BrokerFormValues } from './brokerForm';
import { BrokerPicture } from './BrokerPicture';
import type { BrokerDetails, BrokerTabProps } from './BrokerTab.types';

type BrokerFormProps = Omit<BrokerTabProps, 'broker'> & { details: BrokerDetails };

/** As long as the contract takes. */
const limit = 128;

const texts = ['username', 'platform', 'account', 'server'] as const;
const secrets = ['password', 'investorPassword'] as const;

export function BrokerForm({ details, form, onSaved, onDirty }: BrokerFormProps) {
  const initialValues: BrokerFormValues = { ...details, file: undefined };
  return (
    <Formik
      initialValues={initialValues}
      validate={checkBroker}
      onSubmit={({ file, ...typed }, { setSubmitting }) => {
        setSubmitting(false);
        if (file?.file) onSaved({ ...typed, file: file.file });
      }}
    >
      <Form label={profileWords.brokerSetting}>
        <FormAnswer form={form} fresh={{ ...initialValues }} onDirty={onDirty} />
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
        <BrokerPicture />
        <FormFoot>
          <Button type="submit" look="main" busy={form.busy}>
            {profileWords.save}
          </Button>
        </FormFoot>
      </Form>
    </Formik>
  );
}
