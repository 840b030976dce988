import styled from 'styled-components';
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { border, color, space } from '../../tokens';
import { toPosition, type TreeLayout } from '../layout/createLayout';
import { isOpen, isShown, getRowDepth } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { GetFace } from '../nodeFace';
import { treeMessages } from '../messages';
import type { ElementProps } from '../../components/elementProps';
import { visitWindow } from '../layout/visit';
import { CardSheet } from './Card/CardSheet';
import { CardLayer, isInCard } from './Card/CardLayer';
import { createCardGrid, getGrid, type Grid } from './Camera/grid';
import { Minimap } from './Minimap/Minimap';
import { Surface } from './Scene/Surface.styles';
import { TreeCanvas } from './Scene/TreeCanvas';
import { useCard } from './Card/useCard';
import { useDrawing } from './useDrawing';
import { useRem } from './useRem';
import { useTreeKeys } from './useTreeKeys';
import { ZoomButtons } from './ZoomButtons';
import type { Camera, View } from './Camera/camera';
import { createScene, isSceneCurrent, type Scene } from './Scene/createScene';

/** The scene for the camera's view. It is selected again only when the view leaves it. */
function useScene(tree: Tree, getFace: GetFace, camera: Camera, grid: Grid): Scene {
  const { layout, version } = tree;
  const [view, setView] = useState(camera.view);
  const scene = useMemo(
    () => createScene(layout, getFace, view, grid),
    // The layout is mutated in place, so its version tracks changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [layout, version, getFace, view, grid],
  );
  const shown = useRef(scene);
  useLayoutEffect(function keepShown() {
    shown.current = scene;
  });
  useLayoutEffect(
    function followCamera() {
      return camera.follow((now) => {
        if (now.width > 0 && !isSceneCurrent(shown.current, now, grid)) setView(now);
      });
    },
    [camera, grid],
  );
  return scene;
}

/** The distance from a dot that still counts as a press on it, in pixels. */
const reach = 10;

/** The node of an event: that of its element or, among dots, the nearest one within reach. */
function nodeUnder(event: MouseEvent, layout: TreeLayout, view: View, grid: Grid): number | undefined {
  const group = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-node]') : null;
  if (group) return Number(group.dataset['node']);
  const surface = event.currentTarget.getBoundingClientRect();
  const across = view.k * grid.across;
  const down = view.ky * grid.down;
  const at = (event.clientX - surface.left - view.x) / across;
  const depth = (event.clientY - surface.top - view.y) / down;
  const near = { left: at - reach / across, right: at + reach / across };
  let found: number | undefined;
  let best = Infinity;
  visitWindow(
    layout,
    { ...near, top: depth - reach / down, bottom: depth + reach / down },
    (node, nodeAt, level) => {
      const distance = Math.hypot((nodeAt - at) * across, (level - depth) * down);
      if (distance < best) [found, best] = [node, distance];
    },
  );
  return found;
}

export interface TreeViewProps extends ElementProps {
  /** The name of the drawing. */
  label: string;
  tree: Tree;
  getFace: GetFace;
  /** A member's card, shown on hover, on keyboard focus and on tap. */
  toCard?: (node: number) => ReactNode;
  /** Draws each member as a small card when zoomed in, and as a symbol when zoomed out. */
  cards?: boolean;
}

/**
 * A tree as a drawing to pan and zoom. Only the visible part is in the document: under 600 elements for any
 * number of members. It fills its parent, which must be positioned.
 */
export function TreeView({ label, tree, getFace, toCard, cards = false, ...rest }: TreeViewProps) {
  const { layout, current } = tree;
  const surface = useRef<HTMLDivElement>(null);
  const rem = useRem();
  const [grid] = useState(() => (cards ? createCardGrid(rem) : getGrid(rem)));
  const drawing = useDrawing(surface, tree, grid);
  const { camera } = drawing;
  const scene = useScene(tree, getFace, camera, grid);
  const card = useCard();
  // Touch opens a sheet, because a card would cover the member or others.
  const [isTouched, setTouched] = useState(false);
  const onKeyDown = useTreeKeys(tree, {
    ...drawing,
    onNavigate: (node) => {
      drawing.bring(node);
      setTouched(false);
      card.pin(node);
    },
    onDismiss: card.dismiss,
  });

  // The minimap is drawn after the tree, which must not wait for it.
  const hasMinimap = useDeferredValue(true, false);
  const id = useId();
  const toNodeId = (node: number) => `${id}${node}`;
  const isFar = scene.kind === 'far';
  const hasCurrent = isFar || scene.nodes.some(({ node }) => node === current);
  const under = (event: MouseEvent) => nodeUnder(event, layout, camera.view(), grid);

  // A card is removed with its team when that is hidden or replaced.
  const isThere = card.shown !== undefined && isShown(layout, card.shown);
  const shown = isThere ? card.shown : undefined;

  const press = (event: MouseEvent) => {
    const node = under(event);
    if (node === undefined) return card.pin(undefined);
    tree.goTo(node);
    if (isFar) return drawing.bring(node);
    const { nativeEvent } = event;
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    // The first tap shows the card, because touch has no hover.
    setTouched(isTouch);
    if (isTouch && toCard && card.pinned !== node) return card.pin(node);
    card.dismiss();
    tree.toggle(node);
  };
  const dismiss = () => {
    card.dismiss();
    surface.current?.focus();
  };

  return (
    <Frame {...rest}>
      <Area>
        <Surface
          ref={surface}
          role="tree"
          // Names and figures as SVG text, where a wrapper would not render.
          translate="no"
          tabIndex={0}
          aria-label={label}
          aria-description={treeMessages.keysOfDrawing}
          aria-activedescendant={hasCurrent ? toNodeId(current) : undefined}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            if (!event.currentTarget.matches(':focus-visible')) return;
            drawing.bring(current);
            card.pin(current);
          }}
          onBlur={(event) => !isInCard(event.relatedTarget) && card.pin(undefined)}
          onClick={press}
          onPointerOver={(event) => event.pointerType === 'mouse' && card.point(under(event))}
          onPointerLeave={() => card.point(undefined)}
          onWheel={() => card.point(undefined)}
        >
          <TreeCanvas {...{ tree, getFace, camera, grid, scene, toNodeId }} />
        </Surface>
        {shown !== undefined && toCard && !isTouched && (
          <CardLayer
            camera={camera}
            grid={grid}
            at={toPosition(layout, shown)}
            depth={getRowDepth(layout, shown)}
            onEnter={card.hold}
            onLeave={() => card.point(undefined)}
            onDismiss={dismiss}
            onFocusLeave={() => card.pin(undefined)}
          >
            {toCard(shown)}
          </CardLayer>
        )}
        {shown !== undefined && toCard && isTouched && (
          <CardSheet
            node={shown}
            open={getFace(shown).branch === 'none' ? undefined : isOpen(layout, shown)}
            onToggle={() => {
              card.dismiss();
              tree.toggle(shown);
            }}
            onClose={dismiss}
            onCover={(height) => drawing.clear(shown, height)}
          >
            {toCard(shown)}
          </CardSheet>
        )}
      </Area>
      <Foot>
        {hasMinimap && <Minimap tree={tree} camera={camera} grid={grid} onMove={drawing.centre} />}
        <ZoomButtons {...drawing} />
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
`;

const Area = styled.div`
  position: relative;
  min-block-size: 0;
`;

/* Minimap and zoom are below the drawing, because over it they would cover members. */
const Foot = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-block-start: ${border.hair} solid ${color.line};
`;
