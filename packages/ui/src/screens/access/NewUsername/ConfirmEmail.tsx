import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { color, fontWeight, radius, space } from '../../../tokens';
import { newUsernameMessages } from './messages';

/** The step that remains before the first sign-in (A §2). */
export function ConfirmEmail({ isSent }: { isSent: boolean }) {
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
