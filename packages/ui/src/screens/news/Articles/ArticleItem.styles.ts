import styled from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '../../../tokens';

/* Widths of the list, not of the window. At 200% text it has fewer columns in the same window. */
const wide = '@container (min-width: 54rem)';
export const medium = '@container (min-width: 40rem)';

/** The line length of running text, about 75 characters. */
export const measure = '38rem';

export const Grid = styled.article`
  display: grid;
  grid-template: 'when' 'title' 'image' 'body' / minmax(0, 1fr);
  padding: var(--article-gap) ${space[4]};
  outline-offset: calc(-1 * ${space[1]});
  overflow-wrap: anywhere;

  ${medium} {
    grid-template: 'title when' 'image image' 'body body' / minmax(0, ${measure}) auto;
    justify-content: space-between;
    column-gap: ${space[5]};
  }
  ${wide} {
    grid-template: 'when title image' auto 'when body image' 1fr / 8.5rem minmax(0, ${measure}) minmax(0, 1fr);
    column-gap: ${space[6]};
  }
`;

export const When = styled.div`
  grid-area: when;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${space[1]} ${space[3]};
  color: ${color.inkFaint};
  font-size: ${fontSize.label};
  padding-block-end: ${space[1]};

  ${medium} {
    /* On one line with the title, whose letters are larger. */
    line-height: calc(1.35 * var(--article-title));
    justify-content: end;
    padding-block-end: 0;
  }
  ${wide} {
    flex-direction: column;
    align-items: start;
    justify-content: start;
    gap: 0;
  }
`;

export const Heading = styled.div`
  grid-area: title;
`;

export const Title = styled.h3`
  font-size: var(--article-title);
  letter-spacing: -0.012em;
  line-height: 1.35;
  text-wrap: balance;
`;

/** A dot and a word, so the dot is never alone. */
export const Unread = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  color: ${color.accentInk};
  font-weight: ${fontWeight.strong};

  &::before {
    content: '';
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: ${radius.full};
    background: currentColor;
  }
`;
