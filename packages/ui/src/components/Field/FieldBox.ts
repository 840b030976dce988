import styled, { css } from 'styled-components';
import { border, color, control, duration, media, radius, space } from '../../tokens';

/** The border of a control, shared by text, select and code boxes. */
export const edge = css`
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  transition: border-color ${duration.quick};
`;

export const focusRing = css`
  outline: ${border.focus} solid ${color.accentInk};
  outline-offset: 1px;
  border-color: transparent;
`;

/**
 * An invisible control over its whole box, so it is pressed and announced where it is seen. `inset` stretches no
 * control.
 */
export const coveringControl = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** The box around an input, its prefix and its suffix. */
export const FieldBox = styled.div`
  ${edge}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${control.input};
  padding-inline: ${space[3]};
  min-inline-size: 0;

  &:has(> [aria-invalid='true']) {
    border-color: ${color.bad};
  }
  &:has(> :is(input, select, textarea):focus-visible) {
    ${focusRing}
  }
  &:has(> :is(input, select, textarea):disabled),
  &:has(> input:read-only) {
    background: ${color.sunken};
    border-color: ${color.line};
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

/** The bare input inside a FieldBox. */
export const bareControl = css`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  border: 0;
  padding: 0;
  background: none;
  border-radius: inherit;
  outline: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  /* A filled-in password keeps the theme's ground and ink instead of the browser's yellow. */
  &:-webkit-autofill {
    box-shadow: inset 0 0 0 100vmax ${color.surface};
    -webkit-text-fill-color: ${color.ink};
    caret-color: ${color.ink};
  }
  &:disabled {
    color: ${color.inkMuted};
    -webkit-text-fill-color: currentColor;
    opacity: 1;
    cursor: not-allowed;
  }
`;
