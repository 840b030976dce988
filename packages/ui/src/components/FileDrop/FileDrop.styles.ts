import styled from 'styled-components';
import { border, color, duration, fontWeight, media, radius, space } from '../../tokens';
import { coveringControl, focusRing } from '../Field/FieldBox';

export const DropContainer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1.5]};
  min-inline-size: 0;
`;

export const Zone = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  min-block-size: 10.5rem;
  padding: ${space[4]};
  border: ${border.strong} dashed ${color.lineStrong};
  border-radius: ${radius.box};
  color: ${color.inkMuted};
  text-align: center;
  transition: background ${duration.quick};
  &[data-over] {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has([aria-invalid]) {
    border-color: ${color.bad};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
  }
`;

/** The invisible input covers the whole zone, so it receives presses and drops anywhere. */
export const Input = styled.input`
  ${coveringControl}
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Choice = styled.p`
  color: ${color.ink};
  font-weight: ${fontWeight.strong};
  text-wrap: balance;
  u {
    text-underline-offset: 0.2em;
  }
  /* Nothing can be dropped by touch. */
  > :first-child {
    ${media.touch} {
      display: none;
    }
  }
  > :last-child {
    display: none;

    ${media.touch} {
      display: block;
    }
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const Chosen = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;
