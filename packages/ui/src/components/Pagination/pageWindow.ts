export type PageItem = { page: number } | { gap: 'before' | 'after' };

const reach = 3;

/**
 * The pages in a pager: page 1, three on each side of the current one, the last, and a gap for omitted pages
 * (A §9, B §7). Pages count from 1. An invalid current page becomes the first or last.
 */
export function pageWindow(current: number, last: number): PageItem[] {
  const here = Math.min(Math.max(current, 1), last);
  const start = Math.max(here - reach, 1);
  const end = Math.min(here + reach, last);
  const items: PageItem[] = [];
  if (start > 1) items.push({ page: 1 });
  if (start > 2) items.push({ gap: 'before' });
  for (let page = start; page <= end; page += 1) items.push({ page });
  if (end < last - 1) items.push({ gap: 'after' });
  if (end < last) items.push({ page: last });
  return items;
}
