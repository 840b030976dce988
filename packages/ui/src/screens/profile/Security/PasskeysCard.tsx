import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Moment } from '../../../components/Moment/Moment';
import { fill } from '../../../text/fill';
import { color, media, space } from '../../../tokens';
import { SignInDevice } from '../Logs/SignInDevice';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { securityMessages } from './messages';
import type { Passkey, PasskeysProps } from './passkeys';
import { SignInRow } from './SignInRow';

/** The passkeys that replace the code of a sign-in, with the way to add one of this device. */
export function PasskeysCard(props: PasskeysProps) {
  const { list, form, removing, onAdded, onClosed, onRemoved } = props;
  const id = useId();
  // The dialog closes with the answer to what was sent from it.
  const [openSince, setOpenSince] = useState<number>();
  return (
    <Card
      heading={securityMessages.passkeys}
      padded={false}
      aside={
        onAdded && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpenSince(form.saved)}>
            {securityMessages.addPasskey}
          </Button>
        )
      }
    >
      <Lead>{onAdded ? securityMessages.passkeysLead : securityMessages.passkeysElsewhere}</Lead>
      {list.length > 0 && (
        <ul>
          {list.map((passkey) => (
            <SignInRow key={passkey.id}>
              <div id={`${id}${passkey.id}`}>
                <b>
                  <SignInDevice device={passkey.name ?? securityMessages.unknownDevice} />
                </b>
                <p>{history(passkey)}</p>
              </div>
              <Button
                size="small"
                busy={removing}
                aria-describedby={`${id}${passkey.id}`}
                onClick={() => onRemoved(passkey.id)}
              >
                {securityMessages.removePasskey}
              </Button>
            </SignInRow>
          ))}
        </ul>
      )}
      {onAdded && openSince === form.saved && (
        <AddPasskeyDialog
          {...props}
          onAdded={onAdded}
          onClose={() => {
            setOpenSince(undefined);
            onClosed();
          }}
        />
      )}
    </Card>
  );
}

/** When it was last used, or added. */
const history = ({ addedAt, usedAt }: Passkey) =>
  usedAt === undefined
    ? fill(securityMessages.passkeyAdded, { day: <Moment at={addedAt} form="day" /> })
    : fill(securityMessages.passkeyUsed, { day: <Moment at={usedAt} form="day" /> });

const Lead = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  color: ${color.inkMuted};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
