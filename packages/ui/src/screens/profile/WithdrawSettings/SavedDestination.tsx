import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Banner } from '../../../components/Banner/Banner';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import {
  type Destination,
  DestinationDetails,
} from '../../../components/DestinationDetails/DestinationDetails';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { Link } from '../../../components/Link/Link';
import { WholeAddress } from '../../../components/WholeAddress/WholeAddress';
import { fill } from '../../../text/fill';
import { space } from '../../../tokens';
import { profileMessages } from '../messages';

interface SavedDestinationProps {
  destination: Extract<Destination, { kind: 'bank' | 'crypto' }>;
}

/**
 * The saved destination, which can be read but not changed (A §4). A bank account shows too, though banks are not
 * offered (A §5, D49).
 */
export function SavedDestination({ destination }: SavedDestinationProps) {
  return (
    <>
      {destination.kind === 'crypto' ? (
        <SavedAddress {...destination} />
      ) : (
        <DestinationDetails destination={destination} />
      )}
      <Banner
        variant="info"
        icon="lock"
        detail={fill(profileMessages.cannotBeChanged, {
          support: <Link href={addresses.tickets}>{profileMessages.contactSupport}</Link>,
        })}
      >
        {profileMessages.locked}
      </Banner>
    </>
  );
}

function SavedAddress({ network, address }: Extract<Destination, { kind: 'crypto' }>) {
  return (
    <>
      <FigureRows>
        <FigureRow label={profileMessages.type}>{profileMessages.crypto}</FigureRow>
        <FigureRow label={profileMessages.network}>{network}</FigureRow>
      </FigureRows>
      <Saved>
        <WholeAddress address={address} />
        <CopyButton text={address} size="small" label={profileMessages.copyAddress} />
      </Saved>
    </>
  );
}

const Saved = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};

  > figure {
    inline-size: 100%;
  }
`;
