import { FigureRow, FigureRows } from '../Figure/FigureRow';
import { WholeAddress } from '../WholeAddress/WholeAddress';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

export const destinationDetailsMessages = defineMessages('destinationDetailsMessages', {
  type: 'Type',
  bank: 'Bank',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
});

/**
 * The destination of a member's withdrawals in the profile (B §3). Fields missing from the response are
 * absent.
 */
export type Destination =
  | { kind: 'none' }
  | { kind: 'crypto'; address: string; network?: string | undefined }
  | {
      kind: 'bank';
      account?: string | undefined;
      holder?: string | undefined;
      bank?: string | undefined;
      ifsc?: string | undefined;
    };

export interface DestinationDetailsProps extends ElementProps {
  /** A destination set by the member. */
  destination: Exclude<Destination, { kind: 'none' }>;
}

/** The full destination of a payment: an address with its network, or a bank account. */
export function DestinationDetails({ destination, ...rest }: DestinationDetailsProps) {
  return <div {...rest}>{drawn(destination)}</div>;
}

function drawn(destination: DestinationDetailsProps['destination']) {
  switch (destination.kind) {
    case 'crypto':
      return <WholeAddress address={destination.address} network={destination.network} />;
    case 'bank': {
      const { holder, bank, account, ifsc } = destination;
      return (
        <FigureRows>
          <FigureRow label={destinationDetailsMessages.type}>{destinationDetailsMessages.bank}</FigureRow>
          <FigureRow label={destinationDetailsMessages.accountHolder}>
            {holder && <bdi translate="no">{holder}</bdi>}
          </FigureRow>
          <FigureRow label={destinationDetailsMessages.bank}>
            {bank && <bdi translate="no">{bank}</bdi>}
          </FigureRow>
          <FigureRow label={destinationDetailsMessages.accountNumber}>{account}</FigureRow>
          <FigureRow label={destinationDetailsMessages.ifsc}>{ifsc}</FigureRow>
        </FigureRows>
      );
    }
  }
}
