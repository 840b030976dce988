import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormScope } from '../../../forms/FormScope';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { checkProof, givenProof, StepUpField } from '../../../forms/StepUp/StepUpField';
import type { TwoFactorTabProps } from './TwoFactorTab.types';
import { profileWords } from '../profileWords';

type TwoFactorFormProps = Omit<TwoFactorTabProps, 'twoFactor'> & { enabled: boolean };

export function TwoFactorForm({ enabled, form, stepUp, onSwitched, onDirty }: TwoFactorFormProps) {
  const verb = enabled ? profileTexts.disableTwoFactor : profileTexts.enableTwoFactor;
  return (
    <FormScope
      passing
      initialValues={{ code: '', proof: '' }}
      validate={(values) => ({
        ...(values.code === '' && { code: errorTexts.fieldRequired }),
        ...checkProof(values, stepUp),
      })}
      onSubmit={({ code, proof }) => onSwitched({ on: !enabled, code, ...givenProof({ proof }, stepUp) })}
    >
      <Form label={verb}>
        <FormAnswer form={form} used={['code', 'proof']} onDirty={onDirty} />
        <FormCodeField
          name="code"
          label={profileWords.authenticatorCode}
          length={6}
          hint={profileWords.theSixDigitsThatThe}
        />
        <StepUpField stepUp={stepUp} />
        <FormFoot>
          <Button type="submit" variant={enabled ? 'danger' : 'main'} busy={form.busy}>
            {verb}
          </Button>
        </FormFoot>
      </Form>
    </FormScope>
  );
}
