import { keepFigures } from '../../text/format/keepFigures';
import { startTransition, useOptimistic } from 'react';
import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { overlayMessages } from '../../text/overlayMessages';
import { groupDigits } from '../../text/format/money';
import { hidden } from '../../theme/hidden';
import { Icon } from '../Icon/Icon';
import { useControlled } from '../useControlled';
import type { ListRange } from '../ListContainer/pagedList';
import { pageWindow } from './pageWindow';
import type { ElementProps } from '../elementProps';

export interface PaginationProps extends ElementProps<HTMLElement> {
  /** The page, counted from 1 and kept by the caller. */
  page?: number | undefined;
  /** The page at first, where nothing keeps it. Default: 1. */
  defaultPage?: number;
  /** The number of the last page. */
  lastPage: number;
  /** The number of the page's first row, counted from 1, or 0 without rows. Without it only the pages are shown. */
  from?: number;
  /** The number of the page's last row. Default: `from`. */
  to?: number;
  /** Undefined if unknown. Then the last page is only the last known one, so neither is named. */
  total?: number | undefined;
  /** Whether the list ends with this page. An unknown end has a next page that may be empty (D145). Default: complete on the last page. */
  end?: 'complete' | 'continues' | 'unknown';
  /** The name of the list, for screen readers. */
  label?: string;
  /** Called with the chosen page's number. */
  onPageChange?: (page: number) => void;
}

function toRangeText({ total, end, ...rows }: Pick<ListRange, 'from' | 'to' | 'total' | 'end'>): string {
  const [from, to] = [groupDigits(`${rows.from}`), groupDigits(`${rows.to}`)];
  if (end === 'unknown') return overlayMessages.openRange({ from, to });
  if (total === undefined) return from === to ? from : overlayMessages.rangeAlone({ from, to });
  const of = { total: groupDigits(`${total}`) };
  return from === to
    ? overlayMessages.rangeOfOne({ at: from, ...of })
    : overlayMessages.range({ from, to, ...of });
}

/**
 * "11–20 of 248", "Page 2 of 25" for screen readers, and the pages: first, three on each side, last (A §9, B §7). To keep the
 * focus, the pressed button keeps its position, and a disabled step stays focusable.
 */
export function Pagination(props: PaginationProps) {
  const { lastPage, from, to = from ?? 0, total, label = overlayMessages.pages, ...others } = props;
  const { page: given, defaultPage = 1, onPageChange, end: known, ...rest } = others;
  const [page, setPage] = useControlled(given, defaultPage, onPageChange);
  const end = known ?? (page < lastPage ? 'continues' : 'complete');
  // The pressed page is highlighted in the next frame, before the slower list renders.
  const [current, showPage] = useOptimistic(page);
  const goTo = (next: number) =>
    startTransition(() => {
      showPage(next);
      setPage(next);
    });
  const step = (by: -1 | 1, words: string, icon: 'chevronLeft' | 'chevronRight') => {
    const off = current + by < 1 || (current + by > lastPage && (by < 0 || end !== 'unknown'));
    return (
      <Mark
        aria-label={words}
        aria-disabled={off || undefined}
        onClick={off ? undefined : () => goTo(current + by)}
      >
        <Icon name={icon} />
      </Mark>
    );
  };
  return (
    <Bar aria-label={label} {...rest}>
      <Where>
        <Range aria-live="polite">
          {total === 0
            ? overlayMessages.noRange
            : from !== undefined && keepFigures(toRangeText({ from, to, total, end }))}
        </Range>
        {lastPage > 1 && total !== undefined && (
          <span className={hidden}>
            {keepFigures(
              overlayMessages.toPage({ page: groupDigits(`${current}`), total: groupDigits(`${lastPage}`) }),
            )}
          </span>
        )}
      </Where>
      {(lastPage > 1 || end === 'unknown') && (
        <Items>
          <li>{step(-1, overlayMessages.previousPage, 'chevronLeft')}</li>
          {pageWindow(current, lastPage).map((shown) =>
            'gap' in shown ? (
              <Gap key={shown.gap} aria-hidden>
                …
              </Gap>
            ) : (
              <li key={shown.page}>
                <Mark
                  translate="no"
                  aria-label={overlayMessages.page({ page: shown.page })}
                  aria-current={shown.page === current ? 'page' : undefined}
                  onClick={shown.page === current ? undefined : () => goTo(shown.page)}
                >
                  {shown.page}
                </Mark>
              </li>
            ),
          )}
          <li>{step(1, overlayMessages.nextPage, 'chevronRight')}</li>
        </Items>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  white-space: nowrap;

  ${media.phone} {
    flex-basis: 100%;
    justify-content: space-between;
  }
`;

const Range = styled.p`
  color: ${color.ink};
  font-weight: ${fontWeight.strong};
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half};
  padding: 0;
  list-style: none;
  ${media.phone} {
    /* Six to a line, so the second line isn't almost empty. */
    max-inline-size: calc(6 * ${control.touch} + 5 * ${space.half});
    margin-inline: auto;
    justify-content: center;
  }
`;

const Mark = styled.button.attrs({ type: 'button' })`
  min-inline-size: ${control.small};
  min-block-size: ${control.small};
  display: inline-grid;
  place-items: center;
  padding-inline: ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-weight: ${fontWeight.strong};
  cursor: pointer;
  ${media.hover} {
    &:hover:not([aria-disabled], [aria-current]) {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.ink};
    color: ${color.canvas};
    cursor: default;
  }
  &[aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  ${media.forcedColors} {
    &[aria-current] {
      border: ${border.focus} solid;
    }
  }
  ${media.handheld} {
    min-inline-size: ${control.touch};
    min-block-size: ${control.touch};
  }
`;

const Gap = styled.li`
  min-inline-size: ${space[5]};
  text-align: center;
`;
