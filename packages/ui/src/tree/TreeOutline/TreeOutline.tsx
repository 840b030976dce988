import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { depthOf, isOpen, rankOf, shownCount } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { FaceOf } from '../nodeFace';
import { treeWords } from '../treeWords';
import { useRem } from '../TreeView/useRem';
import { OutlineName } from './OutlineName';
import { outlineRows } from './outlineRows';
import { Cell, Grid, Head, Heading, Row, rowHeight, Rows } from './TreeOutline.styles';
import { useOutlineKeys } from './useOutlineKeys';
import { useSeenRows } from './useSeenRows';

/** A column beside the names. Phones show only the first one. */
export interface OutlineColumn {
  heading: string;
  /** Aligns figures at the end. */
  numeric?: boolean;
  cellOf: (node: number) => ReactNode;
}

export interface TreeOutlineProps {
  /** The name of the outline. */
  label: string;
  tree: Tree;
  faceOf: FaceOf;
  /** The heading of the names. */
  nameHeading: string;
  columns: readonly OutlineColumn[];
  /** Called when a member's row was pressed, to show its details. */
  onChosen: (node: number) => void;
}

/** The tree row by row, for the keyboard, screen readers and phones. Only visible rows are in the document. */
export function TreeOutline(props: TreeOutlineProps) {
  const { label, tree, faceOf, nameHeading, columns, onChosen } = props;
  const { layout, current } = tree;
  const grid = useRef<HTMLDivElement>(null);
  const rowPixels = rowHeight * useRem();
  const seen = useSeenRows(grid, rowPixels);
  const onKeyDown = useOutlineKeys(tree, { faceOf, page: () => Math.max(1, seen.count - 2), onChosen });

  const byKey = useRef(false);
  const follow = useEffectEvent(() => {
    const focused = document.activeElement;
    // A row far from those seen leaves the document with the focus, before the next one has it.
    const isDropped = byKey.current && focused === document.body;
    byKey.current = false;
    if (isDropped || grid.current?.contains(focused))
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  useEffect(
    function followKeyboard() {
      follow();
    },
    [current],
  );

  return (
    <Grid
      ref={grid}
      role="treegrid"
      aria-label={label}
      aria-description={treeWords.keysOfOutline}
      aria-rowcount={shownCount(layout) + 1}
      $more={columns.length}
      onKeyDown={(event) => {
        byKey.current = true;
        onKeyDown(event);
      }}
    >
      <Head role="row" aria-rowindex={1}>
        {[{ heading: nameHeading, numeric: false }, ...columns].map(({ heading, numeric = false }) => (
          <Heading key={heading} role="columnheader" $numeric={numeric}>
            {heading}
          </Heading>
        ))}
      </Head>
      <Rows role="rowgroup" style={{ blockSize: shownCount(layout) * rowPixels }}>
        {outlineRows(layout, seen.first, seen.count, current).map(({ node, row }) => {
          const face = faceOf(node);
          const open = isOpen(layout, node);
          const { place, siblings } = rankOf(layout, node);
          const level = depthOf(layout, node) + 1;
          return (
            <Row
              key={layout.shape.ids[node]}
              role="row"
              style={{ insetBlockStart: row * rowPixels }}
              tabIndex={node === current ? 0 : -1}
              aria-rowindex={row + 2}
              aria-level={level}
              aria-posinset={place}
              aria-setsize={siblings}
              aria-expanded={face.branch === 'none' ? undefined : open}
              aria-busy={face.branch === 'loading' || undefined}
              onFocus={() => tree.goTo(node)}
              onClick={() => onChosen(node)}
            >
              <OutlineName face={face} level={level} open={open} onToggled={() => tree.toggle(node)} />
              {columns.map(({ heading, numeric = false, cellOf }) => (
                <Cell key={heading} role="gridcell" $numeric={numeric}>
                  {cellOf(node)}
                </Cell>
              ))}
            </Row>
          );
        })}
      </Rows>
    </Grid>
  );
}
