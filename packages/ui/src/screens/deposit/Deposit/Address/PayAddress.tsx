import { useId } from 'react';
import styled from 'styled-components';
import { color, fontFamily, fontSize, fontWeight, radius, space, userSelect } from '../../../../tokens';
import { fill } from '../../../../text/fill';
import { depositMessages } from '../messages';

/** How many characters of each end are repeated for comparison. */
const end = 6;

/**
 * A whole payment address in groups of four for comparison. The gaps have no characters, so selecting by hand copies
 * the address alone.
 */
export function PayAddress({ address }: { address: string }) {
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{depositMessages.address}</figcaption>
      <Code translate="no">
        {getGroups(address).map((group, index) => (
          <span key={index}>
            {group}
            <wbr />
          </span>
        ))}
      </Code>
      <Ends>
        {fill(depositMessages.ends, {
          start: <b translate="no">{address.slice(0, end)}</b>,
          end: <b translate="no">{address.slice(-end)}</b>,
        })}
      </Ends>
    </Figure>
  );
}

/** `0x12345678` → `0x`, `1234`, `5678`: a prefix that all addresses share is its own group. */
const getGroups = (address: string): readonly string[] => address.match(/^0x|.{1,4}/gu) ?? [];

const Figure = styled.figure`
  display: grid;
  gap: ${space[1.5]};
  margin: 0;

  figcaption {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;

const Code = styled.code`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.box};
  background: ${color.sunken};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.figure};
  font-weight: ${fontWeight.label};
  line-height: 1.7;
  overflow-wrap: anywhere;
  ${userSelect.all}

  > span {
    padding-inline-end: 0.6ch;
  }
`;

const Ends = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;

  b {
    color: ${color.ink};
    font-family: ${fontFamily.mono};
    font-weight: ${fontWeight.strong};
  }
`;
