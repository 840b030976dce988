import styled from 'styled-components';
import { border, color, fontSize, fontWeight, media, printedColours, radius, space } from '../../../tokens';

/** The member, the wallet and the days of the statement. */
export const Scope = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  row-gap: ${space[3]};
  padding-block: ${space[4]};
  border-block-start: ${border.strong} solid ${color.ink};

  > div {
    padding: 0;
    padding-inline-end: ${space[4]};
  }
  dd {
    font-size: ${fontSize.base};
    font-weight: ${fontWeight.regular};
  }
  @media screen {
    ${media.phone} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
      gap: ${space[3]} 0;
    }
  }
`;

/** A date does not wrap. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** The sums. The longest ones are stacked. */
export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};

  > div {
    flex: 1 1 7.5rem;
    min-inline-size: auto;
    padding: 0;
  }
`;

export const Warning = styled.p`
  margin-block-end: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-weight: ${fontWeight.strong};
  ${printedColours}
`;

export const Nothing = styled.p`
  padding-block: ${space[6]};
  border-block: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  text-align: center;

  b {
    color: ${color.ink};
  }
`;

export const Note = styled.p`
  padding-block: ${space[2]} ${space[6]};
  color: ${color.inkMuted};
  font-size: ${fontSize.small};

  ${media.print} {
    font-size: 8pt;
  }
`;

/* What changes no total is apart from what does. */
export const Apart = styled.div`
  padding-block-start: ${space[6]};
`;
