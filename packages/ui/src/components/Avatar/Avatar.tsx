import { useState } from 'react';
import styled from 'styled-components';
import { color, fontWeight, userSelect } from '../../tokens';
import { toInitials } from './initials';
import type { ElementProps } from '../elementProps';

export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** The member's name. Its initials replace a missing avatar (D103). */
  name: string;
  /** URL of the avatar. Without it, or if it doesn't load, the initials are shown. */
  src?: string | undefined;
  /** `base` in the header, `large` on the profile. */
  size?: 'base' | 'large';
}

/** A member's avatar, hidden from screen readers because the name is always next to it. */
export function Avatar({ name, src, size = 'base', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Round $size={size} aria-hidden="true" {...rest}>
      {src && src !== broken ? (
        <img src={src} alt="" draggable={false} onError={() => setBroken(src)} />
      ) : (
        toInitials(name)
      )}
    </Round>
  );
}

const sides = { base: '1.75rem', large: '5rem' } as const;

const Round = styled.span<{ $size: keyof typeof sides }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  overflow: hidden;
  inline-size: ${({ $size }) => sides[$size]};
  block-size: ${({ $size }) => sides[$size]};
  border-radius: 50%;
  background: linear-gradient(140deg, ${color.legLeft}, ${color.legRight});
  color: ${color.onLeg};
  font-size: calc(${({ $size }) => sides[$size]} * 0.38);
  font-weight: ${fontWeight.page};
  line-height: 1;
  ${userSelect.none}

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
