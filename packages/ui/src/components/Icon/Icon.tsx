import styled, { css } from 'styled-components';
import { icon } from '../../tokens';
import { mirrored, paths, type IconName } from './paths';

export interface IconProps {
  name: IconName;
  /** `base` beside words, `large` alone in a button, `tab` in the tab bar. */
  scale?: keyof typeof icon;
}

/**
 * A line drawing in the colour of its text; what points along the line turns with the direction of reading. It is never
 * announced: the words beside it are.
 */
export function Icon({ name, scale = 'base' }: IconProps) {
  return (
    <Drawing
      $scale={scale}
      $mirrored={mirrored.has(name)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $scale: keyof typeof icon; $mirrored: boolean }>`
  flex: none;
  inline-size: ${({ $scale }) => icon[$scale]};
  block-size: ${({ $scale }) => icon[$scale]};
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
