import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import { overlayMessages } from '../../text/overlayMessages';
import { accessTexts } from '../../text/visitorMessages';
import { commonMessages } from '../../text/commonMessages';
import { hidden } from '../../theme/hidden';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { ListRest } from './ListRest';
import { useFirstRows } from './useFirstRows';
import styled, { keyframes } from 'styled-components';
import { fill } from '../../text/fill';
import { exactTime } from '../../text/format/bothZones';
import { color, fontSize, space, border, duration, easing, layer, media, radius } from '../../tokens';
import { Icon } from '../Icon/Icon';

/** The text of an empty list without a text. */
export const nothing: EmptyStateProps = { title: accessTexts.noResults };

interface LastKnownProps {
  /** When the rows were loaded, in ms since 1970. */
  at: number;
}

/** Shows that the rows can't be refreshed offline. */
function LastKnown({ at }: LastKnownProps) {
  const moment = new Date(at).toISOString();
  return (
    <Line role="status">
      <Icon name="clock" />
      <span>
        {fill(overlayMessages.lastUpdated, { time: <time dateTime={moment}>{exactTime(moment)}</time> })}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: ${fontSize.label};
  font-variant-numeric: tabular-nums;
`;

/** The parts of a list around its rows, created by `ListContainer`. */
export interface ListSlot<Row> {
  /** The list's name, announced before it. */
  caption: string;
  /** The rows, as they load. */
  rows: Remote<readonly Row[]>;
  /** Shown when the list is empty. Its title is the specification's exact text. Default: "No results found". */
  empty?: EmptyStateProps;
  /** Above the rows: filter button, FilterChips. */
  bar?: ReactNode;
  /** Above the rows, once they are loaded: what of them waits for the member. */
  lead?: ReactNode;
  /** The age of the rows, at the end of the bar. It is read after the rows. */
  refresh?: ReactNode;
  /** Below the rows: Pagination. It stays mounted while a page loads, to keep the focus. */
  footer?: ReactNode;
  /** The open row and its setter. Without them the list manages the open row. */
  opened?: string | undefined;
  /** Called with the id of the opened row, or undefined when it closes. */
  onOpen?: ((id: string | undefined) => void) | undefined;
}

export interface ListSheetProps<Row> extends Omit<ListSlot<Row>, 'opened' | 'onOpen'> {
  /** The number of skeleton rows. */
  expectedRows: number;
  /** Rows of a long list that are always rendered: the open one. */
  isKept?: ((row: Row) => boolean) | undefined;
  /** Renders the rows, or skeletons for a number of rows. */
  children: (rows: readonly Row[] | number) => ReactNode;
}

/**
 * A list's container in each of its states. Skeletons have the final layout, and an error has its own retry.
 * The last good rows stay visible, dimmed, while newer rows load.
 */
export function ListSheet<Row>({
  caption,
  rows,
  empty = nothing,
  bar,
  lead,
  refresh,
  footer,
  expectedRows,
  isKept,
  children,
}: ListSheetProps<Row>) {
  const { shown, rest, showMore } = useFirstRows(rows.state === 'ready' ? rows.data : [], isKept);
  const refreshing = rows.state === 'ready' && rows.refreshing === true;
  return (
    <Sheet aria-busy={rows.state === 'loading' || refreshing}>
      {refreshing && <RefreshIcon />}
      <Body>
        {bar !== undefined && <Bar>{bar}</Bar>}
        <Whole>
          {rows.state === 'ready' && rows.knownAt !== undefined && <LastKnown at={rows.knownAt} />}
          <p role="status" className={hidden}>
            {rows.state === 'loading'
              ? overlayMessages.loadingList({ caption })
              : refreshing
                ? commonMessages.refreshing
                : ''}
          </p>
          {rows.state === 'loading' && children(expectedRows)}
          {rows.state === 'failed' && (
            <ErrorState message={rows.message} reference={rows.reference} onRetry={rows.onRetry} />
          )}
          {rows.state === 'ready' && lead}
          {rows.state === 'ready' && (rows.data.length === 0 ? <EmptyState {...empty} /> : children(shown))}
          {rest && <ListRest {...rest} onMoreRequest={showMore} />}
        </Whole>
        {refresh && <Refresh>{refresh}</Refresh>}
      </Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Sheet>
  );
}

const Sheet = styled.section`
  position: relative;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};
  overflow: clip;
`;

/** In the bar's line, though it is read after the rows. */
const Refresh = styled.div`
  grid-area: 1 / 2;
  padding-block: ${space[3]};
  padding-inline-end: ${space[4]};

  ${media.phone} {
    padding-block: ${space[2]};
    padding-inline-end: ${space[1]};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};

  /* The refresh beside it has its own room around its icon. */
  ${media.phone} {
    padding-block: ${space[2]};

    &:has(~ ${Refresh}) {
      padding-inline-end: 0;
    }
  }
`;

/** The bar with the refresh at its end, then the rows. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

const Footer = styled.footer`
  padding: ${space[3]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

/**
 * A thin line along the top edge of the list, or of the window when scrolled. It shows that newer rows are
 * loading.
 */
const RefreshIcon = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  block-size: ${border.focus};
  margin-block-end: calc(-1 * ${border.focus});
  background: linear-gradient(90deg, transparent, ${color.accentInk}, transparent);
  animation: ${pass} ${duration.shimmer} ${easing.both} infinite;
  ${media.stillness} {
    background: ${color.accentInk};
    opacity: 0.5;
  }
`;
