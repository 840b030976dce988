import styled from 'styled-components';
import { withdrawSettingsPath } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import {
  type Destination,
  DestinationDetails,
} from '../../../components/DestinationDetails/DestinationDetails';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { withdrawTexts } from '../../../text/messages';
import { color, fontSize, space } from '../../../tokens';
import { withdrawMessages } from './messages';
import { fill } from '../../../text/fill';

interface AccountCardProps {
  destination: Remote<Destination>;
}

/** The withdrawal destination (B §2 "Account Details"). It is locked, and the card explains why. */
export function AccountCard({ destination }: AccountCardProps) {
  return (
    <Card heading={withdrawTexts.accountDetails} aria-busy={destination.state === 'loading'}>
      <Content destination={destination} />
    </Card>
  );
}

function Content({ destination }: AccountCardProps) {
  switch (destination.state) {
    case 'loading':
      return (
        <Stack gap={3}>
          <Skeleton variant="block" blockSize="5.25rem" />
          <Skeleton inlineSize="70%" blockSize="2.6rem" />
        </Stack>
      );
    case 'failed':
      return (
        <ErrorState
          message={destination.message}
          reference={destination.reference}
          onRetry={destination.onRetry}
        />
      );
    case 'ready':
      if (destination.data.kind === 'none')
        return (
          <Missing>
            <div>
              <Title>{withdrawMessages.noDestination}</Title>
              <p>{withdrawMessages.noDestinationReason}</p>
            </div>
            <ButtonLink variant="main" href={withdrawSettingsPath}>
              {withdrawMessages.settings}
            </ButtonLink>
          </Missing>
        );
      return (
        <Stack gap={3}>
          <DestinationDetails destination={destination.data} />
          <Locked>
            <Icon name="lock" />
            <span>
              {fill(withdrawMessages.locked, {
                settings: <Link href={withdrawSettingsPath}>{withdrawMessages.withdrawSettings}</Link>,
              })}
            </span>
          </Locked>
        </Stack>
      );
  }
}

/* About as high as the loaded account, so the form below does not move. */
const Missing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  min-block-size: 8.6rem;
  align-content: start;
  color: ${color.inkMuted};
`;

const Title = styled.h3`
  color: ${color.ink};
  font-size: ${fontSize.base};
`;

const Locked = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  > svg {
    margin-block-start: 0.15em;
  }
`;
