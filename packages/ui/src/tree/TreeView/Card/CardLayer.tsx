import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, layer, radius, space } from '../../../tokens';
import type { Camera } from '../Camera/camera';
import { cardBox, hasCards, onSurface, type Grid } from '../Camera/grid';

interface CardLayerProps {
  camera: Camera;
  grid: Grid;
  /** The position of the card's member. */
  at: number;
  depth: number;
  onEnter: () => void;
  onLeave: () => void;
  /** Called when Escape is pressed in the card. */
  onDismiss: () => void;
  /** Called when the focus leaves the card. The pointer may still be over it. */
  onFocusLeave: () => void;
  children: ReactNode;
}

/** Whether a target is inside a card. */
export const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tree-card]') !== null;

/** The distance to the edges and between node and card, in rem. It keeps the node's name visible. */
const gap = 1;
const symbolOffset = 3;

/** Keeps a member's card next to its node and inside the surface, even when the view moves. */
export function CardLayer({ camera, grid, at, depth, children, ...on }: CardLayerProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function stayBesideNode() {
      return camera.follow((view) => {
        const { width, height } = view;
        const box = card.current;
        if (!box) return;
        const free = gap * grid.rem;
        const node = onSurface(view, grid, at, depth);
        const off = hasCards(grid, view.k) ? (view.k * cardBox.width + gap) / 2 : symbolOffset;
        const after = node.x + off * grid.rem;
        const before = node.x - off * grid.rem - box.offsetWidth;
        const left = after + box.offsetWidth + free <= width || before < free ? after : before;
        const most = { x: width - box.offsetWidth - free / 2, y: height - box.offsetHeight - free / 2 };
        box.style.left = `${Math.max(free / 2, Math.min(left, most.x))}px`;
        box.style.top = `${Math.max(free / 2, Math.min(node.y - free, most.y))}px`;
      });
    },
    [camera, grid, at, depth, children],
  );
  return (
    <Layer
      ref={card}
      data-tree-card
      onPointerEnter={on.onEnter}
      onPointerLeave={on.onLeave}
      onKeyDown={(event) => event.key === 'Escape' && on.onDismiss()}
      onBlur={(event) => !isInCard(event.relatedTarget) && on.onFocusLeave()}
    >
      {children}
    </Layer>
  );
}

const Layer = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  inline-size: 17rem;
  max-inline-size: calc(100% - ${space[4]});
  max-block-size: calc(100% - ${space[4]});
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[3]} ${space[4]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.surface};
  box-shadow: ${color.shadowRaised};
`;
