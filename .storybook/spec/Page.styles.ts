import styled from 'styled-components';
import { color, fontFamily, fontSize, fontWeight, frame, media, space } from '../../packages/ui/src/tokens';

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

/** One thing below the other in a cell. */
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

/** Around a list: rows are read from their tops, and opening a part of one moves no column. */
export const Rows = styled.div`
  td,
  tbody th {
    vertical-align: top;
  }
  ${media.desktop} {
    table {
      table-layout: fixed;
    }
    /* Clause or call, what it is, its state; the rest is for where and by what. */
    thead th:nth-child(1) {
      inline-size: 17%;
    }
    thead th:nth-child(2) {
      inline-size: 23%;
    }
    thead th:nth-child(3) {
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
