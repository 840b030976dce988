import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, layer, radius, space } from '../../tokens';
import type { Camera } from './camera';
import { onSurface, type Grid } from './grid';

interface CardLayerProps {
  camera: Camera;
  grid: Grid;
  /** Where the card's member stands. */
  at: number;
  depth: number;
  onEntered: () => void;
  onLeft: () => void;
  /** Escape was pressed in it. */
  onDismissed: () => void;
  /** The focus went elsewhere; the pointer may still be here. */
  onFocusLeft: () => void;
  children: ReactNode;
}

/** Whether the focus goes into a card, or stays there. */
export const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tree-card]') !== null;

/** Free space to the edges, and from the node to the card, which leaves its name in sight; in rem. */
const gap = 1;
const beside = 3;

/** Holds a member's card beside its node, inside the surface, wherever the view goes. */
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
        const after = node.x + beside * grid.rem;
        const before = node.x - beside * grid.rem - box.offsetWidth;
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
      onPointerEnter={on.onEntered}
      onPointerLeave={on.onLeft}
      onKeyDown={(event) => event.key === 'Escape' && on.onDismissed()}
      onBlur={(event) => !isInCard(event.relatedTarget) && on.onFocusLeft()}
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
