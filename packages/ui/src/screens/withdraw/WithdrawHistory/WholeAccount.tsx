import styled from 'styled-components';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import { NetworkBadge } from '../../../components/NetworkBadge/NetworkBadge';
import { noFigure } from '../../../text/format/money';
import { fontFamily, fontSize } from '../../../tokens';

/** The destination of a withdrawal, with nothing shortened. */
export function WholeAccount({ destination }: { destination: Destination }) {
  switch (destination.kind) {
    case 'none':
      return noFigure;
    case 'crypto':
      return (
        <>
          <Code translate="no">{destination.address}</Code>{' '}
          {destination.network !== undefined && <NetworkBadge>{destination.network}</NetworkBadge>}
        </>
      );
    case 'bank': {
      const { account, holder, bank, ifsc } = destination;
      return (
        <>
          {account ?? noFigure}
          {[holder, bank, ifsc].map((part) => part !== undefined && <Line key={part}>{part}</Line>)}
        </>
      );
    }
  }
}

const Code = styled.bdi`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.label};
`;

const Line = styled.bdi.attrs({ translate: 'no' })`
  display: block;
`;
