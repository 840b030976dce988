import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, media, space } from '../../tokens';
import { glossary, glossaryMessages, type GlossaryWord } from './glossary';
import type { ElementProps } from '../elementProps';

interface WordsProps extends ElementProps<HTMLDetailsElement> {
  /** The words of the card, in their order on it. */
  of: readonly GlossaryWord[];
}

/** At the end of a card, what its own words mean. It is folded, and costs a reader who knows them one line. */
export function Words({ of: words, ...rest }: WordsProps) {
  return (
    <Folded {...rest}>
      <summary>
        {glossaryMessages.ask({ words: words.map((word) => glossary[word].name).join(', ') })}
      </summary>
      {words.map((word) => (
        <p key={word}>
          <b>{glossary[word].name}</b> <span>{glossary[word].meaning}</span>
        </p>
      ))}
    </Folded>
  );
}

const Folded = styled.details`
  border-block-start: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;

  > summary {
    padding-block: ${space[2]};
    cursor: pointer;

    ${media.handheld} {
      display: flex;
      align-items: center;
      min-block-size: ${control.touch};
      padding-block: 0;
    }
  }
  p {
    padding-block-end: ${space[2]};
  }
  b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;
