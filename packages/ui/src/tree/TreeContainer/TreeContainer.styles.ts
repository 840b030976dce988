import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, layer, media, radius, space } from '../../tokens';

export const Container = styled.section<{ $full: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  border: ${border.hair} solid ${color.line};
  background: ${color.surface};
  ${({ $full }) =>
    $full
      ? `position: fixed; inset: 0; z-index: ${layer.overlay}; border: 0;`
      : `block-size: clamp(26rem, calc(100dvh - 13rem), 52rem); border-radius: ${radius.card}; box-shadow: ${color.shadowCard};`}

  ${media.phone} {
    ${({ $full }) => ($full ? '' : 'block-size: max(24rem, calc(100dvh - 19rem));')}
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[1.5]};
  padding-inline: ${space[4]} ${space[2]};
  border-block-end: ${border.hair} solid ${color.line};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;
  gap: ${space[1]};
  margin-inline-start: auto;
`;

export const Stage = styled.div`
  position: relative;
  min-block-size: 0;
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
`;

export const Switch = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: ${space.half};
  border-radius: ${radius.control};
  background: ${color.sunken};

  button {
    min-block-size: calc(${control.small} - ${space[1]});
    padding-inline: ${space[3]};
    border: ${border.hair} solid transparent;
    border-radius: ${radius.small};
    background: none;
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    font-weight: ${fontWeight.strong};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.ink};
  }
  ${media.handheld} {
    button {
      min-block-size: ${control.touch};
    }
  }
  ${media.forcedColors} {
    button[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Note = styled.p`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 30%;
  padding-inline: ${space[6]};
  color: ${color.inkMuted};
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
`;
