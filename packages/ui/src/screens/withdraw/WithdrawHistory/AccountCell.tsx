import styled from 'styled-components';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { NetworkBadge } from '../../../components/NetworkBadge/NetworkBadge';
import { Shortened } from '../../../components/Shortened/Shortened';
import { noFigure } from '../../../text/format/money';
import { color, fontSize } from '../../../tokens';

interface AccountCellProps {
  destination: Destination;
  onCopy: (confirmation: string) => void;
}

/** The destination of a withdrawal: the address with its network, or the bank account. */
export function AccountCell({ destination, onCopy }: AccountCellProps) {
  switch (destination.kind) {
    case 'none':
      return noFigure;
    case 'crypto':
      return (
        <Lines>
          <span>
            <Shortened text={destination.address} kind="address" onCopy={onCopy} />
          </span>
          {destination.network !== undefined && (
            <span>
              <NetworkBadge>{destination.network}</NetworkBadge>
            </span>
          )}
        </Lines>
      );
    case 'bank': {
      const { holder, bank, account, ifsc } = destination;
      const branch = [bank, ifsc].filter((part) => part !== undefined).join(' · ');
      return (
        <Lines>
          <span translate="no">{account ?? noFigure}</span>
          {holder !== undefined && <bdi translate="no">{holder}</bdi>}
          {branch !== '' && <bdi translate="no">{branch}</bdi>}
        </Lines>
      );
    }
  }
}

/* The lines align with their container: at the start in a table, at the end on a card. */
const Lines = styled.span`
  display: inline-block;
  overflow-wrap: anywhere;
  white-space: normal;

  > * {
    display: block;
  }
  > bdi {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
`;
