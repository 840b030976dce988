import type { ReactNode } from 'react';
import styled from 'styled-components';
import { keepFigures } from '../../text/format/keepFigures';
import { border, color, fontSize, fontWeight, media, space } from '../../tokens';
import { Sheet } from '../Card/Card';
import type { ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface FoldProps extends ElementProps<HTMLDetailsElement> {
  /** The heading, which opens and closes it. */
  heading: string;
  /** Names the content, for a table that has no heading of its own. */
  headingId?: string | undefined;
  /** Whether it is open, kept by the caller. */
  open?: boolean | undefined;
  /** Whether it starts open. Default: false. */
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A card whose content is folded under its heading: what repeats the page in full, such as all rows of a table. */
export function Fold(props: FoldProps) {
  const { heading, headingId, open: given, defaultOpen = false, onOpenChange, children, ...rest } = props;
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <Face
      as="details"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setOpen(currentTarget.open)}
      {...rest}
    >
      <summary>
        <h2 id={headingId}>{keepFigures(heading)}</h2>
      </summary>
      {children}
    </Face>
  );
}

const Face = styled(Sheet)<{ open?: boolean }>`
  overflow: hidden;

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${space[4]} ${space[5]};
    cursor: pointer;
    list-style: none;

    ${media.phone} {
      padding-inline: ${space[4]};
    }
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '';
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline: ${space[1]};
    border: solid ${color.inkFaint};
    /* Turned by 45°, its two sides point down. */
    border-width: 0 ${border.strong} ${border.strong} 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  > summary:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
  > summary > h2 {
    font-size: ${fontSize.title};
    font-weight: ${fontWeight.heading};
    letter-spacing: -0.01em;
  }
  > summary + * {
    border-block-start: ${border.hair} solid ${color.line};
  }
`;
