import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Moment } from '../../../components/Moment/Moment';
import { fill } from '../../../text/fill';
import { color, media, space } from '../../../tokens';
import { SignInDevice } from '../Logs/SignInDevice';
import { createLazyOverlay } from '../../../components/LazyPart/createLazyOverlay';
import { securityMessages } from './messages';
import type { AddPasskeyDialogProps, RemovePasskeyDialogProps } from './PasskeyDialogs';
import { toUse, type Passkey, type PasskeysProps } from './passkeys';
import { SignInRow } from './SignInRow';

const RemovePasskeyDialog = createLazyOverlay<RemovePasskeyDialogProps>(() =>
  import('./PasskeyDialogs').then((module) => module.RemovePasskeyDialog),
);
const AddPasskeyDialog = createLazyOverlay<AddPasskeyDialogProps>(() =>
  import('./PasskeyDialogs').then((module) => module.AddPasskeyDialog),
);

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
