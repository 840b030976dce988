import styled from 'styled-components';
import { fontWeight } from '../../tokens';
import { markedParts } from './matching';

interface MarkedProps {
  query: string;
  text: string;
}

/** A text with the matches of the query highlighted. */
export function Marked({ query, text }: MarkedProps) {
  const parts = markedParts(query, text);
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
