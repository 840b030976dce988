import styled from 'styled-components';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { space } from '../../../tokens';
import { Locked } from './Locked';
import { WholeAddress } from '../../../components/WholeAddress/WholeAddress';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { profileMessages } from '../messages';

/** A saved address. It can be read and copied, but not changed. */
export function SavedCrypto({ network, address }: Extract<Destination, { kind: 'crypto' }>) {
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
      <Locked />
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
