import styled, { css } from 'styled-components';
import { clipped } from '../../../theme/hidden';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../../tokens';

/* A package that needs a deposit is wide: its terms are next to its price. */
const narrow = css`
  grid-template:
    'head' auto
    'audience' auto
    'price' auto
    'facts' auto
    'risk' 1fr
    'action' auto / minmax(0, 1fr);
`;
const wide = css`
  grid-template:
    'head facts' auto
    'audience facts' auto
    'price facts' auto
    'needs facts' 1fr
    'action risk' auto / minmax(0, 1fr) minmax(0, 1fr);
  column-gap: ${space[6]};
`;

export const Face = styled.li<{ $wide?: boolean }>`
  display: grid;
  ${({ $wide = false }) => ($wide ? wide : narrow)}
  min-inline-size: 0;
  padding: ${space[5]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};
  list-style: none;

  /* On phones the packages are rows of one sheet. */
  ${media.phone} {
    grid-template:
      'head price price' auto
      'audience audience action' auto
      'needs needs action' auto
      'facts facts action' 1fr
      'risk risk risk' auto / minmax(0, 1fr) auto 6.25rem;
    gap: ${space.half} ${space[3]};
    padding: ${space[4]};
    border-width: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;

    & + & {
      border-block-start-width: ${border.hair};
    }
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 1.5rem;

  /* Without a neighbour the name is also the last child, and must still shrink. */
  > * + * {
    flex: none;
  }
  ${media.phone} {
    flex-wrap: wrap;
    justify-content: start;
  }
`;

export const Price = styled.p`
  grid-area: price;
  margin-block-start: ${space[4]};
  font-size: ${fontSize.money};
  font-weight: ${fontWeight.money};
  letter-spacing: -0.03em;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  > span {
    font-size: inherit;
    line-height: inherit;
  }
  ${media.phone} {
    margin-block-start: 0;
    font-size: ${fontSize.figure};
    letter-spacing: -0.02em;
    text-align: end;

    small {
      font-size: ${fontSize.label};
    }
  }
`;

export const Facts = styled.dl<{ $wide: boolean }>`
  grid-area: facts;
  align-self: start;
  margin-block: ${({ $wide }) => ($wide ? 0 : space[3])} ${space[3]};
  border-block-start: ${({ $wide }) => ($wide ? 0 : border.hair)} solid ${color.line};
  font-size: ${fontSize.label};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-block-end: ${border.hair} solid ${color.line};
  }
  ${({ $wide }) => $wide && `> :first-child { padding-block-start: 0; }`}
  dt {
    flex: none;
    color: ${color.inkMuted};
  }
  dd {
    min-inline-size: 0;
    font-weight: ${fontWeight.label};
    text-align: end;
    overflow-wrap: anywhere;
  }

  /* A row has one line for all terms. Their names are for screen readers. */
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    margin-block: 0;
    border: 0;
    color: ${color.inkMuted};

    > div {
      gap: 0;
      padding: 0;
      border: 0;
    }
    > div:not(:last-child)::after {
      content: '·';
      margin-inline: ${space[1.5]};
    }
    dt {
      ${clipped}
    }
    dd {
      font-weight: inherit;
      text-align: start;
    }
  }
`;
