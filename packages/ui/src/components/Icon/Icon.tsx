import styled, { css } from 'styled-components';
import { icon } from '../../tokens';
import { mirrored, paths, type IconName } from './paths';

export interface IconProps {
  name: IconName;
  /** `base` next to text, `large` alone in a button, `tab` in the tab bar. */
  size?: keyof typeof icon;
}

/**
 * A line icon in the colour of its text. Directional icons are mirrored in right-to-left text. Screen readers
 * skip it, because there is always text next to it.
 */
export function Icon({ name, size = 'base' }: IconProps) {
  return (
    <Drawing
      $size={size}
      $mirrored={mirrored.has(name)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $size: keyof typeof icon; $mirrored: boolean }>`
  flex: none;
  inline-size: ${({ $size }) => icon[$size]};
  block-size: ${({ $size }) => icon[$size]};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${({ $mirrored }) =>
    $mirrored &&
    css`
      [dir='rtl'] & {
        transform: scaleX(-1);
      }
    `}
`;
