import { useState } from 'react';
import styled from 'styled-components';
import { color, fontWeight } from '../../tokens';
import { initialsOf } from './initials';

export interface AvatarProps {
  /** Whose picture it is; its initials stand in for a missing one (D103). */
  name: string;
  /** Address of the picture; absent or broken shows the initials. */
  src?: string | undefined;
  /** `base` in the header, `large` on the profile. */
  scale?: 'base' | 'large';
}

/** A member's picture. It says nothing to screen readers: the name always stands beside it. */
export function Avatar({ name, src, scale = 'base' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Round $scale={scale} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" draggable={false} onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </Round>
  );
}

const sides = { base: '1.75rem', large: '5rem' } as const;

const Round = styled.span<{ $scale: keyof typeof sides }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  overflow: hidden;
  inline-size: ${({ $scale }) => sides[$scale]};
  block-size: ${({ $scale }) => sides[$scale]};
  border-radius: 50%;
  background: linear-gradient(140deg, ${color.legLeft}, ${color.legRight});
  color: ${color.onLeg};
  font-size: calc(${({ $scale }) => sides[$scale]} * 0.38);
  font-weight: ${fontWeight.page};
  line-height: 1;
  user-select: none;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
