import styled from 'styled-components';
import { icon } from '../../tokens';
import { mirrored, paths, type IconName } from './paths';
import type { ElementProps } from '../elementProps';

export interface IconProps extends ElementProps<SVGSVGElement> {
  name: IconName;
  /** `base` next to text, `large` alone in a button, `tab` in the tab bar. */
  size?: keyof typeof icon;
}

/**
 * A line icon in the colour of its text. Directional icons are mirrored in right-to-left text. Screen readers
 * skip it, because there is always text next to it.
 */
export function Icon({ name, size = 'base', ...rest }: IconProps) {
  return (
    <Drawing
      data-size={size}
      data-mirrored={mirrored.has(name) || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={paths[name]} />
    </Drawing>
  );
}

/* Static, as all that a list draws many of: one rule to insert, and no text to build for each. */
const Drawing = styled.svg`
  flex: none;
  inline-size: ${icon.base};
  block-size: ${icon.base};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &:where([data-size='large']) {
    inline-size: ${icon.large};
    block-size: ${icon.large};
  }
  &:where([data-size='tab']) {
    inline-size: ${icon.tab};
    block-size: ${icon.tab};
  }
  [dir='rtl'] &:where([data-mirrored]) {
    transform: scaleX(-1);
  }
`;
