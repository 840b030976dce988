import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { placeOf } from '../layout/createLayout';
import { isOpen, isShown, rowDepthOf } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { FaceOf } from '../nodeFace';
import { treeWords } from '../treeWords';
import { CardSheet } from './Card/CardSheet';
import { CardLayer, isInCard } from './Card/CardLayer';
import { cardGridOf, gridOf } from './Camera/grid';
import { Minimap } from './Minimap/Minimap';
import { nodeUnder } from './Card/nodeUnder';
import { Surface } from './Scene/Surface.styles';
import { TreeCanvas } from './Scene/TreeCanvas';
import { useCard } from './Card/useCard';
import { useDrawing } from './useDrawing';
import { useRem } from './useRem';
import { useScene } from './Scene/useScene';
import { useTreeKeys } from './useTreeKeys';
import { ZoomButtons } from './ZoomButtons';

export interface TreeViewProps {
  /** The name of the drawing. */
  label: string;
  tree: Tree;
  faceOf: FaceOf;
  /** The card of a member, shown on hover, on keyboard focus and on tap. */
  cardOf?: (node: number) => ReactNode;
  /** Draws each member as a small card while it is near enough to be read, and as a mark from afar. */
  cards?: boolean;
}

/**
 * A tree as a drawing that can be moved and zoomed. Only the visible part is in the document: under 600 elements,
 * however many members there are. It fills its parent, which has to be positioned.
 */
export function TreeView({ label, tree, faceOf, cardOf, cards = false }: TreeViewProps) {
  const { layout, current } = tree;
  const surface = useRef<HTMLDivElement>(null);
  const rem = useRem();
  const [grid] = useState(() => (cards ? cardGridOf(rem) : gridOf(rem)));
  const drawing = useDrawing(surface, tree, grid);
  const { camera } = drawing;
  const scene = useScene(tree, faceOf, camera, grid);
  const card = useCard();
  // What a finger asked for comes as a sheet, because a card beside the member would cover others, or the member.
  const [isTouched, setTouched] = useState(false);
  const onKeyDown = useTreeKeys(tree, {
    ...drawing,
    onWent: (node) => {
      drawing.bring(node);
      setTouched(false);
      card.pin(node);
    },
    onDismissed: card.dismiss,
  });

  const id = useId();
  const idOf = (node: number) => `${id}${node}`;
  const isFar = scene.kind === 'far';
  const hasCurrent = isFar || scene.nodes.some(({ node }) => node === current);
  const under = (event: MouseEvent) => nodeUnder(event, layout, camera.view(), grid);

  // A card disappears with its team when that is hidden or replaced.
  const isThere = card.shown !== undefined && isShown(layout, card.shown);
  const shown = isThere ? card.shown : undefined;

  const press = (event: MouseEvent) => {
    const node = under(event);
    if (node === undefined) return card.pin(undefined);
    tree.goTo(node);
    if (isFar) return drawing.bring(node);
    const { nativeEvent } = event;
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    // The first tap shows the card, because a finger can't hover.
    setTouched(isTouch);
    if (isTouch && cardOf && card.pinned !== node) return card.pin(node);
    card.dismiss();
    tree.toggle(node);
  };
  const dismiss = () => {
    card.dismiss();
    surface.current?.focus();
  };

  return (
    <>
      <Surface
        ref={surface}
        role="tree"
        // Names and figures, as SVG: a wrapper within that would not be drawn.
        translate="no"
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
      {shown !== undefined && cardOf && !isTouched && (
        <CardLayer
          camera={camera}
          grid={grid}
          at={placeOf(layout, shown)}
          depth={rowDepthOf(layout, shown)}
          onEntered={card.hold}
          onLeft={() => card.point(undefined)}
          onDismissed={dismiss}
          onFocusLeft={() => card.pin(undefined)}
        >
          {cardOf(shown)}
        </CardLayer>
      )}
      {shown !== undefined && cardOf && isTouched && (
        <CardSheet
          node={shown}
          open={faceOf(shown).branch === 'none' ? undefined : isOpen(layout, shown)}
          onToggled={() => {
            card.dismiss();
            tree.toggle(shown);
          }}
          onClosed={dismiss}
          onCovered={(height) => drawing.clear(shown, height)}
        >
          {cardOf(shown)}
        </CardSheet>
      )}
      <Minimap tree={tree} camera={camera} grid={grid} onMoved={drawing.centre} />
      <ZoomButtons {...drawing} />
    </>
  );
}
