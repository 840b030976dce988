import * as Parts from '@radix-ui/react-dropdown-menu';
import styled, { css } from 'styled-components';
import { border, color, control, fontSize, fontWeight, layer, media, radius, space } from '../../tokens';

export const Sheet = styled(Parts.Content)`
  z-index: ${layer.popover};
  min-inline-size: 13rem;
  max-inline-size: min(22rem, var(--radix-dropdown-menu-content-available-width));
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  padding: ${space[1.5]};
  overflow-y: auto;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${control.base};
  padding: ${space[1.5]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.ink};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  & > svg {
    color: ${color.inkMuted};
  }
  &[data-highlighted] {
    background: ${color.sunken};
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  [data-tick] {
    margin-inline-start: auto;
    color: ${color.accentInk};
  }
  ${media.forcedColors} {
    &[data-highlighted] {
      outline: ${border.focus} solid;
      outline-offset: calc(-1 * ${border.focus});
    }
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

export const Row = styled(Parts.Item)`
  ${row}
`;

export const RadioRow = styled(Parts.RadioItem)`
  ${row}
`;

/** A short text above a group, such as its name. */
export const Note = styled(Parts.Label)`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.inkFaint};
  font-size: ${fontSize.small};
`;

export const MenuSeparator = styled(Parts.Separator)`
  block-size: ${border.hair};
  margin: ${space[1.5]} 0;
  background: ${color.line};
`;
