import styled from 'styled-components';
import { fontWeight } from '../../tokens';
import { splitMatches } from './matching';

interface HighlightedProps {
  query: string;
  text: string;
}

/** A text with the matches of the query highlighted. */
export function Highlighted({ query, text }: HighlightedProps) {
  const parts = splitMatches(query, text);
  return (
    <bdi>
      {parts.map((part, index) =>
        // The pieces of a text have no key other than their index.
        index % 2 === 1 ? <Mark key={index}>{part}</Mark> : part,
      )}
    </bdi>
  );
}

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${fontWeight.heading};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
