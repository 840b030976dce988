import styled from 'styled-components';
import { words } from '../../text/words';
import { Notice } from './Notice';

interface RefusedProps {
  /** The characters that a filter took out. */
  characters: string;
  /** The most characters allowed. Present only when more were typed. */
  limit?: number | undefined;
  /** The field was left: nothing is said any more, but the line keeps its place, so that no button moves from under a press. */
  left?: boolean;
}

/** Says which typed characters were taken out (D29). The line is always there, so that it is announced. */
export function Refused({ characters, limit, left = false }: RefusedProps) {
  const seen = [...new Set(characters)].slice(0, 8).map((one) => (/\s/.test(one) ? words.space : one));
  const said = [
    seen.length > 0 ? `${words.notAllowedHere} ${seen.join(' ')}` : '',
    limit === undefined ? '' : words.atMost(limit),
  ];
  return (
    <Line role="status" $left={left}>
      {said.filter(Boolean).join(' · ')}
    </Line>
  );
}

const Line = styled(Notice)<{ $left: boolean }>`
  visibility: ${({ $left }) => ($left ? 'hidden' : 'visible')};
`;
