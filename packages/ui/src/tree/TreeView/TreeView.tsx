import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { placeOf } from '../layout/createLayout';
import { depthOf, isShown } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { FaceOf } from '../nodeFace';
import { treeWords } from '../treeWords';
import { CardLayer, isInCard } from './CardLayer';
import { gridOf } from './grid';
import { Minimap } from './Minimap';
import { nodeUnder } from './nodeUnder';
import { Surface } from './Surface.styles';
import { TreeCanvas } from './TreeCanvas';
import { useCard } from './useCard';
import { useDrawing } from './useDrawing';
import { useRem } from './useRem';
import { useScene } from './useScene';
import { useTreeKeys } from './useTreeKeys';
import { ZoomButtons } from './ZoomButtons';

export interface TreeViewProps {
  /** Names the drawing. */
  label: string;
  tree: Tree;
  faceOf: FaceOf;
  /** The card of a member, shown on hover, on keyboard focus and on tap. */
  cardOf?: (node: number) => ReactNode;
}

/**
 * A tree as a drawing that can be moved and zoomed. Only what is seen is in the document: under 600 elements, however
 * many members there are. It fills its (positioned) parent.
 */
export function TreeView({ label, tree, faceOf, cardOf }: TreeViewProps) {
  const { layout, current } = tree;
  const surface = useRef<HTMLDivElement>(null);
  const rem = useRem();
  const [grid] = useState(() => gridOf(rem));
  const drawing = useDrawing(surface, tree, grid);
  const { camera } = drawing;
  const scene = useScene(tree, faceOf, camera, grid);
  const card = useCard();
  const onKeyDown = useTreeKeys(tree, {
    ...drawing,
    onWent: (node) => {
      drawing.bring(node);
      card.pin(node);
    },
    onDismissed: card.dismiss,
  });

  const id = useId();
  const idOf = (node: number) => `${id}${node}`;
  const isFar = scene.kind === 'far';
  const hasCurrent = isFar || scene.nodes.some(({ node }) => node === current);
  const under = (event: MouseEvent) => nodeUnder(event, layout, camera.view(), grid);

  // A team that was hidden, or replaced, takes its cards with it.
  const isThere = card.shown !== undefined && isShown(layout, card.shown);
  const shown = isThere ? card.shown : undefined;

  const press = (event: MouseEvent) => {
    const node = under(event);
    if (node === undefined) return card.pin(undefined);
    tree.goTo(node);
    if (isFar) return drawing.bring(node);
    const { nativeEvent } = event;
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    // A finger can't hover: its first tap brings the card.
    if (isTouch && cardOf && card.pinned !== node) return card.pin(node);
    card.dismiss();
    tree.toggle(node);
  };

  return (
    <>
      <Surface
        ref={surface}
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-description={treeWords.keysOfDrawing}
        aria-activedescendant={hasCurrent ? idOf(current) : undefined}
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
        <TreeCanvas {...{ tree, faceOf, camera, grid, scene, idOf }} />
      </Surface>
      {shown !== undefined && cardOf && (
        <CardLayer
          camera={camera}
          grid={grid}
          at={placeOf(layout, shown)}
          depth={depthOf(layout, shown)}
          onEntered={card.hold}
          onLeft={() => card.point(undefined)}
          onDismissed={() => {
            card.dismiss();
            surface.current?.focus();
          }}
          onFocusLeft={() => card.pin(undefined)}
        >
          {cardOf(shown)}
        </CardLayer>
      )}
      <Minimap tree={tree} camera={camera} grid={grid} onMoved={drawing.centre} />
      <ZoomButtons {...drawing} />
    </>
  );
}
