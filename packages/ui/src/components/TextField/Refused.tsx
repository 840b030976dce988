import styled from 'styled-components';
import { commonMessages } from '../../text/commonMessages';
import { formatCharacters } from '../../text/typed/formatCharacters';
import { Notice } from './Notice';

interface RefusedProps {
  /** The characters that a filter removed. */
  characters: string;
  /** The character limit. Present only when it was exceeded. */
  limit?: number | undefined;
  /**
   * The field has lost the focus. The text is cleared but the line keeps its height, or a button would move
   * away from a press.
   */
  left?: boolean;
}

/** Names the typed characters that were removed (D29). Always mounted, because only changes are announced. */
export function Refused({ characters, limit, left = false }: RefusedProps) {
  const removed = [
    characters === '' ? '' : `${commonMessages.notAllowedHere} ${formatCharacters(characters)}`,
    limit === undefined ? '' : commonMessages.atMost({ limit }),
  ];
  return (
    <Line role="status" $left={left}>
      {removed.filter(Boolean).join(' · ')}
    </Line>
  );
}

const Line = styled(Notice)<{ $left: boolean }>`
  visibility: ${({ $left }) => ($left ? 'hidden' : 'visible')};
`;
