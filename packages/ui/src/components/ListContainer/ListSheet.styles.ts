import styled, { keyframes } from 'styled-components';
import { border, color, duration, easing, layer, media, radius, space } from '../../tokens';

export const Sheet = styled.section`
  position: relative;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};
  overflow: clip;
`;

/** In the bar's line, though it is read after the rows. */
export const Refresh = styled.div`
  grid-area: 1 / 2;
  padding-block: ${space[3]};
  padding-inline-end: ${space[4]};

  ${media.phone} {
    padding-block: ${space[2]};
    padding-inline-end: ${space[1]};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};

  /* The refresh beside it has its own room around its icon. */
  ${media.phone} {
    padding-block: ${space[2]};

    &:has(~ ${Refresh}) {
      padding-inline-end: 0;
    }
  }
`;

/** The bar with the refresh at its end, then the rows. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export const Footer = styled.footer`
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/**
 * A thin line along the top edge of the list, or of the window when scrolled. It shows that newer rows are
 * loading.
 */
export const RefreshIcon = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  block-size: ${border.focus};
  margin-block-end: calc(-1 * ${border.focus});
  background: linear-gradient(90deg, transparent, ${color.accentInk}, transparent);
  animation: ${pass} ${duration.shimmer} ${easing.both} infinite;
  ${media.stillness} {
    background: ${color.accentInk};
    opacity: 0.5;
  }
`;
