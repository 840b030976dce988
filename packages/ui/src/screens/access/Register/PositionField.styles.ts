import styled from 'styled-components';
import { edge, focusRing } from '../../../components/Field/FieldBox';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../../tokens';
import type { Leg } from './RegisterScreen.types';

const hue = ({ $leg }: { $leg: Leg }) => ($leg === 'L' ? color.legLeft : color.legRight);

export const LegCards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

/**
 * A radio button that looks like a card. The chosen one has a tick and its leg's edge, so colour is never the only
 * sign.
 */
export const LegCard = styled.label<{ $leg: Leg; $wrong: boolean }>`
  ${edge}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${control.input};
  padding-inline: ${space[2]};
  border-color: ${({ $wrong }) => ($wrong ? color.bad : color.lineStrong)};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  > svg {
    margin-inline-start: auto;
    color: ${hue};
  }
  &:has(:checked) {
    border-color: ${hue};
    box-shadow: inset 0 0 0 ${border.hair} ${hue};
    font-weight: ${fontWeight.current};
  }
  &:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

export const LegTag = styled.span<{ $leg: Leg }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: ${radius.small};
  background: ${hue};
  color: ${color.onLeg};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.brand};
`;
