import styled from 'styled-components';
import { words } from '../../text/words';
import { color, fontSize } from '../../tokens';

interface RefusedProps {
  /** Those that a filter took out. */
  characters: string;
  /** The most there may be, when more were typed. */
  limit?: number | undefined;
}

/** Says what was taken out of what was typed (D29). The line is always there, so that it is announced. */
export function Refused({ characters, limit }: RefusedProps) {
  const seen = [...new Set(characters)].slice(0, 8).map((one) => (/\s/.test(one) ? words.space : one));
  const said = [
    seen.length > 0 ? `${words.notAllowedHere} ${seen.join(' ')}` : '',
    limit === undefined ? '' : words.atMost(limit),
  ];
  return <Line role="status">{said.filter(Boolean).join(' · ')}</Line>;
}

const Line = styled.p`
  font-size: ${fontSize.small};
  color: ${color.warn};
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`;
