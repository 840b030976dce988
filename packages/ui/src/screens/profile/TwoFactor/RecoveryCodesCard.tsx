import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { formatCount } from '../../../text/format/money';
import { profileMessages } from '../messages';
import { SettingCard } from '../SettingCard/SettingCard';
import { FormAnswer } from '../../../forms/FormAnswer';
import { FormCodeField } from '../../../forms/FormCodeField';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { checkSecondFactor, givenSecondFactor, StepUpField } from '../../../forms/StepUp/StepUpField';
import { errorTexts } from '../../../text/messages';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Icon } from '../../../components/Icon/Icon';
import { overlayMessages } from '../../../text/overlayMessages';
import { color, fontFamily, radius, space } from '../../../tokens';
import type { RecoveryCodesProps } from './recoveryCodes';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onDownload: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The new codes, which are shown only here. */
function RecoveryCodesDialog({ codes, onDownload, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      open
      // Escape or a press next to the dialog must not lose codes that no one can show again.
      locked
      title={profileMessages.yourRecoveryCodes}
      description={profileMessages.recoveryCodesOnce}
      focusOn="actions"
      onClose={onClose}
      actions={
        <>
          <Button icon={<Icon name="deposit" />} onClick={() => onDownload(codes)}>
            {profileMessages.download}
          </Button>
          <CopyButton text={codes.join('\n')} label={profileMessages.copyAll} />
          <Button variant="main" onClick={onClose}>
            {overlayMessages.close}
          </Button>
        </>
      }
    >
      <Codes translate="no" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </Dialog>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.box};
  background: ${color.sunken};
  font-family: ${fontFamily.mono};
  list-style: none;
`;

/** Asks for a code of the app before it makes recovery codes. */
function NewRecoveryCodesDialog({ left, form, stepUp, onCreate, onClose }: RecoveryCodesProps) {
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

/** With fewer codes than this, new ones are due. */
const few = 3;

/** Codes that replace a lost authenticator app at a sign-in, each of them once. */
export function RecoveryCodesCard(props: RecoveryCodesProps) {
  const { left, made, isAsking = false, onDownload, onClose } = props;
  const [asking, setAsking] = useState(isAsking);
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <SettingCard
      heading={profileMessages.recoveryCodes}
      lead={profileMessages.recoveryCodesLead}
      aside={
        <StatusPill variant={left < few ? 'warn' : 'good'}>
          {left === 0
            ? profileMessages.noRecoveryCodes
            : profileMessages.recoveryCodesLeft({ count: formatCount(left) })}
        </StatusPill>
      }
    >
      <Foot>
        <Button
          variant={left === 0 ? 'main' : 'quiet'}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {profileMessages.makeRecoveryCodes}
        </Button>
      </Foot>
      {made !== undefined && <RecoveryCodesDialog codes={made} onDownload={onDownload} onClose={close} />}
      {asking && made === undefined && <NewRecoveryCodesDialog {...props} onClose={close} />}
    </SettingCard>
  );
}

const Foot = styled.p`
  display: flex;
`;
