import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import { Stack } from '../../../components/Stack/Stack';
import { accessTexts, newsTexts } from '../../../text/messages';
import { border, color, space } from '../../../tokens';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { ConfirmEmail } from './ConfirmEmail';
import { Credential } from './Credential';
import { newUsernameMessages } from './messages';

/** The plain-text values that only this screen shows. */
export interface NewSecrets {
  password: string;
  /** '' where it is not known (A §4.6). It then has no row. */
  securityPin: string;
}

export interface NewUsernameScreenProps {
  username: string;
  /** Null once they were shown: after a reload, a return or ten minutes (D25, T18). */
  secrets: NewSecrets | null;
  /** The address must be confirmed: with a code that was sent, or one to request. Absent: it is confirmed. */
  confirmation?: 'sent' | 'needed' | undefined;
  /** A value was copied. `text` is the confirmation to show. */
  onCopy: (text: string) => void;
}

/** A new member's credentials, shown once (A §2, D25, T18). */
export function NewUsernameScreen({ username, secrets, confirmation, onCopy }: NewUsernameScreenProps) {
  return (
    <AccessPage>
      <Stack>
        <AccessHead title={newUsernameMessages.yourNewAccount}>
          {secrets ? newUsernameMessages.keepSafe : newUsernameMessages.usernameNote}
        </AccessHead>
        {confirmation && <ConfirmEmail isSent={confirmation === 'sent'} />}
        <Card padded={false} aria-label={newUsernameMessages.credentials}>
          <Rows>
            <Credential
              name={newUsernameMessages.username}
              value={username}
              onCopy={() => onCopy(newsTexts.usernameCopied)}
            />
            {secrets && (
              <Credential
                reveal={{ show: newUsernameMessages.showPassword, hide: newUsernameMessages.hidePassword }}
                name={newUsernameMessages.password}
                value={secrets.password}
                onCopy={() => onCopy(newUsernameMessages.passwordCopied)}
              />
            )}
            {secrets && secrets.securityPin !== '' && (
              <Credential
                reveal={{ show: newUsernameMessages.showPin, hide: newUsernameMessages.hidePin }}
                name={accessTexts.securityPin}
                value={secrets.securityPin}
                onCopy={() => onCopy(newUsernameMessages.pinCopied)}
              />
            )}
          </Rows>
          <Gone role="status">{secrets === null && newUsernameMessages.secretsGone}</Gone>
        </Card>
        <ButtonLink href={addresses.login} variant="main" size="large">
          {accessTexts.goToLogin}
        </ButtonLink>
      </Stack>
    </AccessPage>
  );
}

const Rows = styled.ul`
  display: grid;
  padding-inline: ${space[4]};

  > * + * {
    border-block-start: ${border.hair} solid ${color.line};
  }
`;

/* It is in the DOM from the start, so its text is announced when the secrets disappear. */
const Gone = styled.p`
  color: ${color.inkMuted};

  &:not(:empty) {
    padding: ${space[3]} ${space[4]} ${space[4]};
    border-block-start: ${border.hair} solid ${color.line};
  }
`;
