import styled from 'styled-components';
import { PrintPageHead } from '../../../components/PrintSheet/PrintPageHead';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

export const Head = styled(PrintPageHead)`
  border-block-end: ${border.strong} solid ${color.ink};
`;

/** The billed member and the invoice number, stacked on phones. */
export const Parties = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  padding-block: ${space[6]} ${space[8]};
  overflow-wrap: anywhere;

  @media screen {
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Facts = styled.dl<{ $lines?: boolean }>`
  display: grid;
  align-content: start;
  gap: ${({ $lines }) => ($lines ? space[1] : space[3])};

  > div {
    display: ${({ $lines }) => ($lines ? 'flex' : 'block')};
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    flex: none;
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  dd {
    min-inline-size: 0;
    text-align: ${({ $lines }) => ($lines ? 'end' : 'start')};
  }
`;

export const Name = styled.dd`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.strong};
`;

/* The font is set, because a table does not inherit it on a page without a doctype. */
export const Item = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: inherit;
  font: inherit;
  overflow-wrap: anywhere;
`;

export const Heading = styled.th<{ $sum?: boolean }>`
  padding: ${space[2]} 0;
  border-block: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};
  text-align: ${({ $sum }) => ($sum ? 'end' : 'start')};
`;

export const Cell = styled.td<{ $sum?: boolean }>`
  padding: ${space[4]} 0;
  border-block-end: ${border.hair} solid ${color.line};
  font-weight: ${fontWeight.regular};
  text-align: ${({ $sum }) => ($sum ? 'end' : 'start')};
  vertical-align: baseline;
  ${({ $sum }) => $sum && `padding-inline-start: ${space[4]};`}

  tfoot & {
    border: 0;
    color: ${color.inkMuted};
  }
`;

export const Total = styled.td`
  padding-block: ${space[4]};
  padding-inline-start: ${space[4]};
  font-size: ${fontSize.figure};
  font-weight: ${fontWeight.money};
  text-align: end;
`;

export const InWords = styled.dl`
  padding: ${space[3]} 0;
  border-block: ${border.hair} solid ${color.line};

  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;

export const Thanks = styled.p`
  padding-block: ${space[8]} ${space[2]};
  font-weight: ${fontWeight.strong};
`;

export const Zone = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;
