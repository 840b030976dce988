import styled from 'styled-components';
import { words } from '../../text/words';
import { color, fontSize } from '../../tokens';

/** Says which characters a filter took out (D29). The line is always there, so that it is announced. */
export function Refused({ characters }: { characters: string }) {
  const seen = [...new Set(characters)].slice(0, 8).map((one) => (/\s/.test(one) ? words.space : one));
  return <Line role="status">{seen.length > 0 && `${words.notAllowedHere} ${seen.join(' ')}`}</Line>;
}

const Line = styled.p`
  font-size: ${fontSize.small};
  color: ${color.warn};
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
`;
