import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Icon } from '../../../components/Icon/Icon';
import { overlayMessages } from '../../../text/overlayMessages';
import { color, fontFamily, radius, space } from '../../../tokens';
import { profileMessages } from '../messages';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onDownload: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The new codes, which are shown only here. */
export function RecoveryCodesDialog({ codes, onDownload, onClose }: RecoveryCodesDialogProps) {
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
