import styled from 'styled-components';
import { sourceTones, type SourceTone } from '../../theme/seriesColors';
import { seriesColor } from '../../theme/SeriesStyle';
import { color, fontSize, fontWeight, userSelect } from '../../tokens';
import { toInitials } from '../Avatar/initials';

/** The same tint for a name each time, never a leg's hue. */
const toTint = (name: string): SourceTone =>
  sourceTones[
    Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % sourceTones.length
  ] ?? 'direct';

/** The initials of another member. Their list renders `SeriesStyle`, which has the tints. */
export function PersonAvatar({ name }: { name: string }) {
  return (
    <Round
      $tint={seriesColor(toTint(name))}
      data-initials={toInitials(name)}
      aria-hidden="true"
      translate="no"
    />
  );
}

const Round = styled.span<{ $tint: string }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: 50%;
  background: ${color.sunken};
  background: color-mix(in srgb, ${({ $tint }) => $tint} 15%, ${color.surface});
  color: ${color.ink};
  color: color-mix(in srgb, ${({ $tint }) => $tint} 70%, ${color.ink});
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.heading};
  line-height: 1;
  ${userSelect.none}

  /* No text, so a button with the name and the initials is named by its visible text. */
  &::before {
    content: attr(data-initials);
  }
`;
