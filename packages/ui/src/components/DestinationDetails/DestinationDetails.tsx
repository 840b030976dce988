import { FigureRow, FigureRows } from '../Figure/FigureRow';
import { WholeAddress } from '../WholeAddress/WholeAddress';
import type { Destination } from './destination';

export interface DestinationDetailsProps {
  /** A destination that the member has set. */
  destination: Exclude<Destination, { kind: 'none' }>;
}

/** Where money is paid to, in full: an address with its network, or a bank account. */
export function DestinationDetails({ destination }: DestinationDetailsProps) {
  switch (destination.kind) {
    case 'crypto':
      return <WholeAddress address={destination.address} network={destination.network} />;
    case 'bank': {
      const { holder, bank, account, ifsc } = destination;
      return (
        <FigureRows>
          <FigureRow label="Type">Bank</FigureRow>
          <FigureRow label="Account holder">{holder && <bdi>{holder}</bdi>}</FigureRow>
          <FigureRow label="Bank">{bank && <bdi>{bank}</bdi>}</FigureRow>
          <FigureRow label="Account number">{account}</FigureRow>
          <FigureRow label="IFSC">{ifsc}</FigureRow>
        </FigureRows>
      );
    }
  }
}
