import { FormAnswer } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { checkSecondFactor, givenSecondFactor, StepUpField } from '../../../forms/StepUp/StepUpField';
import { errorTexts } from '../../../text/messages';
import { profileMessages } from '../messages';
import type { RecoveryCodesProps } from './recoveryCodes';

/** Asks for a code of the app before it makes recovery codes. */
export function NewRecoveryCodesDialog({ left, form, stepUp, onCreate, onClose }: RecoveryCodesProps) {
  return (
    <FormScope
      passing
      initialValues={{ code: '', secondFactor: '' }}
      validate={(values) => ({
        ...(values.code === '' && { code: errorTexts.fieldRequired }),
        ...checkSecondFactor(values, stepUp),
      })}
      onSubmit={({ code, secondFactor }) =>
        onCreate({ code, ...givenSecondFactor({ secondFactor }, stepUp) })
      }
    >
      <FormDialog
        open
        title={profileMessages.makeRecoveryCodes}
        description={left > 0 ? profileMessages.oldRecoveryCodesEnd : undefined}
        send={profileMessages.makeRecoveryCodes}
        busy={form.busy}
        onClose={onClose}
      >
        <FormAnswer form={form} used={['code', 'secondFactor']} />
        <FormCodeField
          name="code"
          label={profileMessages.authenticatorCode}
          hint={profileMessages.appCodeHint}
        />
        <StepUpField stepUp={stepUp} />
      </FormDialog>
    </FormScope>
  );
}
