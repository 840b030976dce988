import styled from 'styled-components';
import {
  border,
  color,
  control,
  duration,
  fontSize,
  fontWeight,
  icon,
  media,
  radius,
  space,
} from '../../tokens';
import { focusRing } from '../Field/FieldBox';

export const Cards = styled.div<{ $flow: 'below' | 'inline' }>`
  display: grid;
  grid-template-columns: ${({ $flow }) =>
    $flow === 'inline' ? 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${space[2]};

  /* Nothing chosen: all of them are what is asked for. */
  &:not(:has(:checked)) > :has([aria-invalid='true']) {
    border-color: ${color.bad};
  }
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  min-block-size: ${control.touch};
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  cursor: pointer;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.sunken};
    }
  }
  &:has(:checked) {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
  }
  &:has([aria-invalid='true']:checked) {
    border-color: ${color.bad};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

/* The browser's own radio button, restyled as a ring with a dot when it is chosen. */
export const Dot = styled.input`
  appearance: none;
  flex: none;
  inline-size: ${icon.large};
  block-size: ${icon.large};
  margin-block-start: 0.09375rem;
  border: ${border.strong} solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.surface};
  cursor: inherit;
  outline: none;

  &:checked {
    border: 0.3125rem solid ${color.accentInk};
  }
  ${media.forcedColors} {
    &:checked {
      border-color: Highlight;
    }
  }
`;

export const Text = styled.span`
  display: grid;
  gap: ${space.half};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
  b {
    font-weight: ${fontWeight.current};
  }
`;

export const Description = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
