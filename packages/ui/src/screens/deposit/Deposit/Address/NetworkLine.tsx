import styled from 'styled-components';
import { selectChain, networkAlone } from '../../../../text/format/networks';
import { color, fontSize, fontWeight, space } from '../../../../tokens';
import { depositMessages } from '../messages';

/** The network comes first, because money sent over another one is lost. */
export function NetworkLine({ network }: { network: string }) {
  const chain = selectChain(network);
  return (
    <Pair>
      <dt>{depositMessages.network}</dt>
      <dd>
        <bdi translate="no">{networkAlone(network)}</bdi>
        {chain && <small>{depositMessages.aboutChain[chain]}</small>}
      </dd>
    </Pair>
  );
}

const Pair = styled.dl`
  display: grid;
  gap: ${space.half};

  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[3]};
    margin: 0;
    overflow-wrap: anywhere;
  }
  bdi {
    font-size: ${fontSize.count};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.015em;
  }
  small {
    color: ${color.inkMuted};
    font-size: ${fontSize.base};
  }
`;
