import styled from 'styled-components';
import { color, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface OperatorTextsProps extends ElementProps<HTMLUListElement> {
  /** Paragraphs in the operator's words. */
  texts: readonly string[];
}

/** The operator's own sentences, always shown as plain text (T2). */
export function OperatorTexts({ texts, ...rest }: OperatorTextsProps) {
  return (
    <Texts {...rest}>
      {texts.map((text, index) => (
        // They have no other key.
        <li key={index}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </Texts>
  );
}

const Texts = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 68ch;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;
