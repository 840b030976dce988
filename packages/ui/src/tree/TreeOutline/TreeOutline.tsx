import {
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { getDepth, isOpen, getRank, shownCount } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { GetFace, NodeFace } from '../nodeFace';
import { treeMessages } from '../messages';
import { useRem } from '../TreeView/useRem';
import { Icon } from '../../components/Icon/Icon';
import { SpinnerRing } from '../../components/Spinner/Spinner';
import { StatusSign } from '../StatusSign';
import { formatFigureCount } from '../../text/figures/figure';
import { outlineRows } from './outlineRows';
import {
  Aside,
  Cell,
  Failure,
  Grid,
  Head,
  Heading,
  Name,
  NameCell,
  Row,
  rowHeight,
  Rows,
  Twisty,
} from './TreeOutline.styles';
import { useOutlineKeys } from './useOutlineKeys';

interface OutlineNameProps {
  face: NodeFace;
  level: number;
  open: boolean;
  onToggle: () => void;
}

/** The first cell of a row: the member's depth, the expand symbol, status and name. */
function OutlineName({ face, level, open, onToggle }: OutlineNameProps) {
  const { name, status, branch, below } = face;
  const isHidden = branch === 'unasked' || (branch === 'loaded' && !open);
  return (
    <NameCell role="gridcell" $level={level}>
      <Twisty
        $open={open}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {branch === 'loading' && <SpinnerRing $size="base" aria-hidden="true" />}
        {branch !== 'loading' && branch !== 'none' && <Icon name="chevronRight" />}
      </Twisty>
      <StatusSign status={status} filled={open} />
      <Name>{name}</Name>
      {branch === 'failed' && (
        <Failure>
          {treeMessages.failed}. {treeMessages.tryAgain}
        </Failure>
      )}
      {isHidden && below !== undefined && below > 0 && (
        <Aside dir="ltr">+{formatFigureCount('below', below)}</Aside>
      )}
    </NameCell>
  );
}

/**
 * The first visible row of a scrolling list, and the number of visible rows. It changes only by whole rows.
 */
function useSeenRows(list: RefObject<HTMLElement | null>, rowPixels: number) {
  const [seen, setSeen] = useState({ first: 0, count: 0 });
  useLayoutEffect(
    function followScroll() {
      const element = list.current;
      if (!element) return;
      const measure = () => {
        const first = Math.max(0, Math.floor(element.scrollTop / rowPixels));
        const count = Math.ceil(element.clientHeight / rowPixels);
        setSeen((now) => (now.first === first && now.count === count ? now : { first, count }));
      };
      measure();
      element.addEventListener('scroll', measure, { passive: true });
      const sizes = new ResizeObserver(measure);
      sizes.observe(element);
      return () => {
        element.removeEventListener('scroll', measure);
        sizes.disconnect();
      };
    },
    [list, rowPixels],
  );
  return seen;
}

/** A column after the names. Phones show only the first one. */
export interface OutlineColumn {
  heading: string;
  /** Aligns figures at the end. */
  numeric?: boolean;
  getCell: (node: number) => ReactNode;
}

export interface TreeOutlineProps {
  /** The name of the outline. */
  label: string;
  tree: Tree;
  getFace: GetFace;
  /** The heading of the names. */
  nameHeading: string;
  columns: readonly OutlineColumn[];
  /** Called when a row is pressed, to show the member's details. */
  onSelect: (node: number) => void;
}

/** The tree as rows, for keyboard, screen readers and phones. Only visible rows are in the document. */
export function TreeOutline(props: TreeOutlineProps) {
  const { label, tree, getFace, nameHeading, columns, onSelect } = props;
  const { layout, current } = tree;
  const grid = useRef<HTMLDivElement>(null);
  const rowPixels = rowHeight * useRem();
  const seen = useSeenRows(grid, rowPixels);
  const onKeyDown = useOutlineKeys(tree, { getFace, page: () => Math.max(1, seen.count - 2), onSelect });

  const byKey = useRef(false);
  const follow = useEffectEvent(() => {
    const focused = document.activeElement;
    // A distant row is removed while it has the focus, before the next one receives it.
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
      aria-description={treeMessages.keysOfOutline}
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
          const face = getFace(node);
          const open = isOpen(layout, node);
          const { position, siblings } = getRank(layout, node);
          const level = getDepth(layout, node) + 1;
          return (
            <Row
              key={layout.shape.ids[node]}
              role="row"
              style={{ insetBlockStart: row * rowPixels }}
              tabIndex={node === current ? 0 : -1}
              aria-rowindex={row + 2}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={face.branch === 'none' ? undefined : open}
              aria-busy={face.branch === 'loading' || undefined}
              onFocus={() => tree.goTo(node)}
              onClick={() => onSelect(node)}
            >
              <OutlineName face={face} level={level} open={open} onToggle={() => tree.toggle(node)} />
              {columns.map(({ heading, numeric = false, getCell }) => (
                <Cell key={heading} role="gridcell" $numeric={numeric}>
                  {getCell(node)}
                </Cell>
              ))}
            </Row>
          );
        })}
      </Rows>
    </Grid>
  );
}
