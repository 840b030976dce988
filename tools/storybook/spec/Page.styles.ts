import styled from 'styled-components';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  frame,
  media,
  space,
} from '../../../packages/ui/src/tokens';

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: calc(${frame.content} + ${frame.sidebar});
  margin-inline: auto;
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[2]};

  h1 {
    font-size: ${fontSize.page};
    font-weight: ${fontWeight.page};
    letter-spacing: -0.02em;
  }
  p {
    max-inline-size: 70ch;
    color: ${color.inkMuted};
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(10rem, 16rem);
  gap: ${space[4]};
  align-items: end;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Found = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

/** The parts of a cell, in a column. */
export const Stack = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
`;

export const Quiet = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;

export const Ink = styled.span`
  color: ${color.ink};
`;

export const Code = styled.code`
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;

export const StoryLink = styled.a`
  color: ${color.accentInk};
  font-weight: ${fontWeight.link};
  overflow-wrap: anywhere;
`;

/** A heading and its rows. */
export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > h2,
  > div > h2 {
    font-size: ${fontSize.dialog};
    font-weight: ${fontWeight.heading};
  }
`;

/** Content next to a heading, on the same line where it fits. */
export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
`;

/**
 * A list's container. Rows align at the top so that an open part moves no column. Lists below their headings name their
 * columns only to screen readers.
 */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  td,
  tbody th {
    vertical-align: top;
  }
  ${media.desktop} {
    table {
      table-layout: fixed;
    }
    thead th {
      padding-block: 0;
      border: 0;
      font-size: 0;
      line-height: 0;
    }
    /* Section, what it is, its state; the rest is for where and by what. */
    tr > :nth-child(1) {
      inline-size: 11rem;
    }
    tr > :nth-child(2) {
      inline-size: 30%;
    }
    tr > :nth-child(3) {
      inline-size: 9rem;
    }
  }
  ${media.phone} {
    dl > div {
      display: grid;
      gap: ${space[1]};
    }
    /* The list of a card says otherwise of figures, which these are not. */
    dl dd,
    dl dd * {
      justify-self: start;
      text-align: start;
    }
  }
`;
