import styled, { keyframes } from 'styled-components';
import { border, duration, icon, media } from '../../tokens';
import { hidden } from '../../theme/hidden';
import { commonMessages } from '../../text/commonMessages';
import type { ElementProps } from '../elementProps';

export interface SpinnerProps extends ElementProps<HTMLSpanElement> {
  /** The name of the loading content, for screen readers. Default: "Loading". */
  label?: string;
  size?: keyof typeof icon;
}

/** Work with unknown progress. Use a Skeleton if the final layout is known. */
export function Spinner({ label = commonMessages.loading, size = 'sign', ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest}>
      <SpinnerRing $size={size} aria-hidden="true" />
      <span className={hidden}>{label}</span>
    </span>
  );
}

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** Only the ring, for components that announce "busy" in another way. */
export const SpinnerRing = styled.span<{ $size: keyof typeof icon }>`
  display: inline-block;
  inline-size: ${({ $size }) => icon[$size]};
  block-size: ${({ $size }) => icon[$size]};
  /* Chrome 109 has no color-mix: there only the turning part is drawn. */
  border: ${border.focus} solid transparent;
  border-color: color-mix(in srgb, currentColor 22%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} ${duration.spin} linear infinite;

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
