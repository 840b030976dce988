import { FigureRow, FigureRows } from '../Figure/FigureRow';
import { WholeAddress } from '../WholeAddress/WholeAddress';
import type { Destination } from './destination';
import { destinationDetailsWords } from './destinationDetailsWords';

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
          <FigureRow label={destinationDetailsWords.type}>{destinationDetailsWords.bank}</FigureRow>
          <FigureRow label={destinationDetailsWords.accountHolder}>
            {holder && <bdi translate="no">{holder}</bdi>}
          </FigureRow>
          <FigureRow label={destinationDetailsWords.bank}>
            {bank && <bdi translate="no">{bank}</bdi>}
          </FigureRow>
          <FigureRow label={destinationDetailsWords.accountNumber}>{account}</FigureRow>
          <FigureRow label={destinationDetailsWords.ifsc}>{ifsc}</FigureRow>
        </FigureRows>
      );
    }
  }
}
