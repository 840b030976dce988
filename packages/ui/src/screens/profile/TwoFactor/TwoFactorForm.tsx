import { Button } from '../../../components/Button/Button';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormScope } from '../../../forms/FormScope';
import { errorTexts, profileTexts } from '../../../text/messages';
import { FormFoot } from '../SettingCard/FormFoot';
import { checkSecondFactor, givenSecondFactor, StepUpField } from '../../../forms/StepUp/StepUpField';
import type { TwoFactorTabProps } from './TwoFactorTab.types';
import { profileMessages } from '../messages';

type TwoFactorFormProps = Omit<TwoFactorTabProps, 'twoFactor'> & { enabled: boolean };

export function TwoFactorForm({ enabled, form, stepUp, onSwitched, onDirty }: TwoFactorFormProps) {
  const verb = enabled ? profileTexts.disableTwoFactor : profileTexts.enableTwoFactor;
  return (
    <FormScope
      passing
      initialValues={{ code: '', secondFactor: '' }}
      validate={(values) => ({
        ...(values.code === '' && { code: errorTexts.fieldRequired }),
        ...checkSecondFactor(values, stepUp),
      })}
      onSubmit={({ code, secondFactor }) =>
        onSwitched({ on: !enabled, code, ...givenSecondFactor({ secondFactor }, stepUp) })
      }
    >
      <Form label={verb}>
        <FormAnswer form={form} used={['code', 'secondFactor']} onDirty={onDirty} />
        <FormCodeField
          name="code"
          label={profileMessages.authenticatorCode}
          length={6}
          hint={profileMessages.theSixDigitsThatThe}
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
