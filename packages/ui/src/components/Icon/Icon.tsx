import styled from 'styled-components';
import { icon } from '../../tokens';
import { paths, type IconName } from './paths';

export interface IconProps {
  name: IconName;
  /** `base` beside words, `large` alone in a button, `tab` in the tab bar. */
  scale?: keyof typeof icon;
}

/** A line drawing in the colour of its text. It is never announced: the words beside it are. */
export function Icon({ name, scale = 'base' }: IconProps) {
  return (
    <Drawing $scale={scale} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg<{ $scale: keyof typeof icon }>`
  flex: none;
  inline-size: ${({ $scale }) => icon[$scale]};
  block-size: ${({ $scale }) => icon[$scale]};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
