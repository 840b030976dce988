import { Banner } from '../../../components/Banner/Banner';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { checkSecondFactor, givenSecondFactor, StepUpField } from '../../../forms/StepUp/StepUpField';
import { securityMessages } from './messages';
import type { Passkey, PasskeysProps } from './passkeys';

export interface RemovePasskeyDialogProps extends Pick<PasskeysProps, 'removal' | 'onRemove'> {
  passkey: Passkey;
  onClose: () => void;
}

/** Asks for the second factor, because a thief must not remove what the member signs in with (T29). */
export function RemovePasskeyDialog({ passkey, removal, onRemove, onClose }: RemovePasskeyDialogProps) {
  const { form, stepUp } = removal;
  return (
    <FormScope
      passing
      initialValues={{ secondFactor: '' }}
      validate={(values) => checkSecondFactor(values, stepUp)}
      onSubmit={({ secondFactor }) => onRemove(passkey.id, givenSecondFactor({ secondFactor }, stepUp))}
    >
      <FormDialog
        open
        title={securityMessages.removeThis}
        description={securityMessages.removeNote}
        send={securityMessages.removePasskey}
        busy={form.busy}
        onClose={onClose}
      >
        <p>{passkey.name ?? securityMessages.unknownDevice}</p>
        <FormAnswer form={form} used={['secondFactor']} />
        <StepUpField stepUp={stepUp} />
      </FormDialog>
    </FormScope>
  );
}

export interface AddPasskeyDialogProps extends Pick<PasskeysProps, 'form' | 'stepUp' | 'fault' | 'asking'> {
  onAdd: NonNullable<PasskeysProps['onAdd']>;
  onClose: () => void;
}

/** Says what comes, because the browser's own dialog follows, and asks for the second factor before it. */
export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { form, stepUp, fault, asking = false, onAdd, onClose } = props;
  return (
    <FormScope
      passing
      initialValues={{ secondFactor: '' }}
      validate={(values) => checkSecondFactor(values, stepUp)}
      onSubmit={({ secondFactor }) => onAdd(givenSecondFactor({ secondFactor }, stepUp))}
    >
      <FormDialog
        open
        title={securityMessages.addPasskey}
        description={securityMessages.passkeyNext}
        send={securityMessages.makePasskey}
        busy={form.busy}
        leavable={asking}
        onClose={onClose}
      >
        <FormAnswer form={form} used={['secondFactor']} />
        {fault !== undefined && !form.busy && (
          <Banner variant="warn" icon="alert" urgent>
            {securityMessages.passkeyFaults[fault]}
          </Banner>
        )}
        <StepUpField stepUp={stepUp} />
      </FormDialog>
    </FormScope>
  );
}
