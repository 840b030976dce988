import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { overlayMessages } from '../../../text/overlayMessages';
import { border, color, layer, radius, space } from '../../../tokens';
import { treeMessages } from '../../messages';

interface CardSheetProps {
  /** The card's member. A different one moves the view again. */
  node: number;
  /** Whether the team is shown; undefined without a team. */
  open: boolean | undefined;
  onToggle: () => void;
  onClose: () => void;
  /** Called when the sheet covers the lowest `height` pixels of the drawing. */
  onCover: (height: number) => void;
  children: ReactNode;
}

/**
 * A member's card for touch, with its own buttons. It is at the bottom edge, where it doesn't cover its
 * member.
 */
export function CardSheet({ node, open, onToggle, onClose, onCover, children }: CardSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const cover = useEffectEvent(() => onCover(sheet.current?.offsetHeight ?? 0));
  useLayoutEffect(
    function clearMember() {
      cover();
    },
    [node],
  );
  return (
    <Sheet ref={sheet} data-tree-card onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Body>{children}</Body>
      <Ways>
        <Button onClick={onClose}>{overlayMessages.close}</Button>
        {open !== undefined && (
          <Button variant="main" onClick={onToggle}>
            {open ? treeMessages.fold : treeMessages.open}
          </Button>
        )}
      </Ways>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  /* Keeps its member visible above it. */
  max-block-size: calc(100% - 8rem);
  border-block-start: ${border.hair} solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
`;

const Body = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[3]} ${space[4]} ${space[1]};
`;

const Ways = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]} ${space[3]};
`;
