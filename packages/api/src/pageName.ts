import { findEnvelope } from './page';
import { count, parseLinkParams, parsePageNumber, type ListLocation } from './pageLink';

/** Valid names of a page parameter. */
const nameable = /^[a-z][a-z0-9_]{0,39}$/i;

const namesIn = (link: unknown, path: string): string[] =>
  [...(parseLinkParams(link, path)?.keys() ?? [])].filter((name) => nameable.test(name));

/**
 * The page parameter in a list's links (D78). In a response with two lists the links may have both
 * parameters, so it is the one whose number is right in every link. Undefined when the links are ambiguous.
 */
export function parsePageName(list: unknown, location: ListLocation): string | undefined {
  const envelope = findEnvelope(list)?.envelope;
  const current = count(envelope?.['current_page']);
  if (envelope === undefined || current === undefined) return undefined;
  const links = (
    [
      ['first_page_url', 1],
      ['prev_page_url', current - 1],
      ['next_page_url', current + 1],
      ['last_page_url', count(envelope['last_page'])],
    ] as const
  )
    .map(([key, page]) => ({ link: envelope[key], page }))
    .filter(({ link }) => link !== undefined && link !== null);
  const names = new Set(links.flatMap(({ link }) => namesIn(link, location.path)));
  const fitting = [...names].filter((pageName) =>
    links.every(({ link, page }) => parsePageNumber(link, { ...location, pageName }) === page),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
