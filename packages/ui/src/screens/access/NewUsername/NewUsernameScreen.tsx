import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import { Stack } from '../../../components/Stack/Stack';
import { accessTexts, newsTexts } from '../../../text/messages';
import { border, color, fontWeight, radius, space } from '../../../tokens';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Credential } from './Credential';
import { newUsernameMessages } from './messages';

/** The step that remains before the first sign-in (A §2). */
function ConfirmEmail({ isSent }: { isSent: boolean }) {
  return (
    <Box>
      <Icon name="mail" />
      <div>
        <Title>{newUsernameMessages.confirmEmail}</Title>
        <p>{isSent ? newUsernameMessages.emailSent : newUsernameMessages.emailNeeded}</p>
        <LinkAlone href={addresses.verifyEmail}>
          {isSent ? newUsernameMessages.enterCode : newUsernameMessages.getCode}
        </LinkAlone>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warn};

  > svg {
    flex: none;
    margin-block-start: 0.18em;
  }
`;

const Title = styled.p`
  font-weight: ${fontWeight.heading};
`;

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
