import styled from 'styled-components';
import { withdrawSettingsPath } from '../../../addresses/addresses';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import {
  type Destination,
  DestinationDetails,
} from '../../../components/DestinationDetails/DestinationDetails';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Icon } from '../../../components/Icon/Icon';
import { Link } from '../../../components/Link/Link';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { NetworkBadge } from '../../../components/NetworkBadge/NetworkBadge';
import type { Remote } from '../../../remote';
import { withdrawTexts } from '../../../text/messages';
import { shortAddress } from '../../../text/format/address';
import { color, fontFamily, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import { withdrawMessages } from './messages';

interface WithdrawAccountProps {
  destination: Remote<Destination>;
  /** Hours without withdrawals after an address is saved. Absent where the server names none. */
  holdHours?: number | undefined;
}

/** The withdrawal destination (B §2 "Account Details"), in one line that says it is locked. */
export function WithdrawAccount({ destination, holdHours }: WithdrawAccountProps) {
  return (
    <Section aria-label={withdrawTexts.accountDetails} aria-busy={destination.state === 'loading'}>
      <Head>
        <Heading>{withdrawTexts.accountDetails}</Heading>
        <Link href={withdrawSettingsPath}>{withdrawMessages.settingsLink}</Link>
      </Head>
      <Content destination={destination} holdHours={holdHours} />
    </Section>
  );
}

function Content({ destination, holdHours }: WithdrawAccountProps) {
  switch (destination.state) {
    case 'loading':
      return (
        <>
          <Skeleton variant="block" blockSize="3rem" />
          <Skeleton inlineSize="70%" />
        </>
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
              <p>
                {holdHours === undefined
                  ? withdrawMessages.noDestinationReason
                  : withdrawMessages.noDestinationHeld({ hours: holdHours })}
              </p>
            </div>
            <ButtonLink variant="main" href={withdrawSettingsPath}>
              {withdrawMessages.settings}
            </ButtonLink>
          </Missing>
        );
      return (
        <>
          {destination.data.kind === 'crypto' ? (
            <AddressLine {...destination.data} />
          ) : (
            <DestinationDetails destination={destination.data} />
          )}
          <Locked>
            <Icon name="lock" />
            {withdrawMessages.locked}
          </Locked>
        </>
      );
  }
}

/** The whole address, or its ends on phones, where the review shows all of it. */
function AddressLine({ address, network }: { address: string; network?: string | undefined }) {
  return (
    <Line>
      <code translate="no">
        <Whole>{address}</Whole>
        <Brief>{shortAddress(address)}</Brief>
      </code>
      {network !== undefined && <NetworkBadge>{network}</NetworkBadge>}
    </Line>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  font-size: ${fontSize.label};
`;

const Heading = styled.h3`
  font-size: inherit;
  font-weight: ${fontWeight.label};
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 3rem;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.box};
  background: ${color.sunken};

  code {
    min-inline-size: 0;
    font-family: ${fontFamily.mono};
    overflow-wrap: anywhere;
  }
`;

const Whole = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Brief = styled.span`
  display: none;

  ${media.phone} {
    display: inline;
  }
`;

/* As high as its skeleton, so that nothing below it moves. */
const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: calc(3rem + ${space[2]} + 1lh);
  color: ${color.inkMuted};

  /* The text wraps before the button does. */
  > div {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
`;

const Title = styled.h4`
  color: ${color.ink};
  font-size: ${fontSize.base};
`;

const Locked = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  > svg {
    margin-block-start: 0.1em;
  }
`;
