import { Formik } from 'formik';
import { object } from 'yup';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { requiredText } from '../../../forms/schema';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import type { TwoFactorTabProps } from './TwoFactorTab.types';

type TwoFactorFormProps = Omit<TwoFactorTabProps, 'twoFactor'> & { enabled: boolean };

const schema = object({ code: requiredText(errorTexts.fieldRequired) });

export function TwoFactorForm({ enabled, form, onSwitched, onDirty }: TwoFactorFormProps) {
  const verb = enabled ? profileTexts.disableTwoFactor : profileTexts.enableTwoFactor;
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={schema}
      onSubmit={({ code }, { setSubmitting }) => {
        setSubmitting(false);
        onSwitched({ on: !enabled, code });
      }}
    >
      <Form label={verb}>
        <FormAnswer form={form} used={['code']} onDirty={onDirty} />
        <FormCodeField
          name="code"
          label="Authenticator code"
          length={6}
          hint="The six digits that the app shows now."
        />
        <FormFoot>
          <Button type="submit" look={enabled ? 'danger' : 'main'} busy={form.busy}>
            {verb}
          </Button>
        </FormFoot>
      </Form>
    </Formik>
  );
}
