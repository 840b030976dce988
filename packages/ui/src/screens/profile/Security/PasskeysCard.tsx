import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Moment } from '../../../components/Moment/Moment';
import { fill } from '../../../text/fill';
import { color, media, space } from '../../../tokens';
import { SignInDevice } from '../Logs/SignInDevice';
import { Banner } from '../../../components/Banner/Banner';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { checkSecondFactor, givenSecondFactor, StepUpField } from '../../../forms/StepUp/StepUpField';
import { securityMessages } from './messages';
import { toUse, type Passkey, type PasskeysProps } from './passkeys';
import { SignInRow } from './SignInRow';

interface RemovePasskeyDialogProps extends Pick<PasskeysProps, 'removal' | 'onRemove'> {
  passkey: Passkey;
  onClose: () => void;
}

/** Asks for the second factor, because a thief must not remove what the member signs in with (T29). */
function RemovePasskeyDialog({ passkey, removal, onRemove, onClose }: RemovePasskeyDialogProps) {
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

interface AddPasskeyDialogProps extends Pick<PasskeysProps, 'form' | 'stepUp' | 'fault' | 'asking'> {
  onAdd: NonNullable<PasskeysProps['onAdd']>;
  onClose: () => void;
}

/** Says what comes, because the browser's own dialog follows, and asks for the second factor before it. */
function AddPasskeyDialog(props: AddPasskeyDialogProps) {
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

interface PasskeysCardProps extends PasskeysProps {
  /** The dialog that adds one is open. */
  isAdding: boolean;
  onRequest: () => void;
  onLeave: () => void;
}

/** The passkeys that replace the code of a sign-in, with the way to add one of this device. */
export function PasskeysCard(props: PasskeysCardProps) {
  const { list, full = false, removal, isAdding, onAdd, onRequest, onLeave, onClose, onRemove } = props;
  const id = useId();
  // The dialog closes with the answer to what was sent from it.
  const [asked, setAsked] = useState<{ passkey: Passkey; since: number }>();
  return (
    <Card
      heading={securityMessages.passkeys}
      padded={false}
      aside={
        onAdd &&
        !full && (
          <Button size="small" aria-haspopup="dialog" onClick={onRequest}>
            {securityMessages.addPasskey}
          </Button>
        )
      }
    >
      <Lead>{toLead(onAdd !== undefined, full)}</Lead>
      {list.length > 0 && (
        <ul>
          {list.map((passkey, at) => (
            <SignInRow key={passkey.id}>
              <div id={`${id}${at}`}>
                <b>
                  <SignInDevice device={passkey.name ?? securityMessages.unknownDevice} />
                </b>
                {history(passkey)}
              </div>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-describedby={`${id}${at}`}
                onClick={() => setAsked({ passkey, since: removal.form.saved })}
              >
                {securityMessages.removePasskey}
              </Button>
            </SignInRow>
          ))}
        </ul>
      )}
      {asked?.since === removal.form.saved && (
        <RemovePasskeyDialog
          {...{ removal, onRemove }}
          passkey={asked.passkey}
          onClose={() => setAsked(undefined)}
        />
      )}
      {onAdd && isAdding && (
        <AddPasskeyDialog
          {...props}
          onAdd={onAdd}
          onClose={() => {
            onLeave();
            onClose();
          }}
        />
      )}
    </Card>
  );
}

const toLead = (canAdd: boolean, full: boolean) => {
  if (!canAdd) return securityMessages.passkeysElsewhere;
  return full ? securityMessages.passkeysFull : securityMessages.passkeysLead;
};

/** When it was last used, or added. */
function history(passkey: Passkey) {
  const use = toUse(passkey);
  return use && <p>{fill(use.text, { day: <Moment at={use.at} form="day" /> })}</p>;
}

const Lead = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  color: ${color.inkMuted};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
