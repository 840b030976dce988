import type { BreadcrumbStep } from '@portal/ui/screens/network';
import { sameName } from './network.mappers';

/** The most steps that are shown, because nobody reads more, and an answer may go in circles. */
const mostSteps = 8;

/**
 * The way from the member down to the tree's root, as far as the answers so far tell. `getAbove` has who stands above a
 * name in small letters. Steps between that nobody told of are one step without a name.
 */
export function toBreadcrumb(
  member: string,
  root: string | undefined,
  getAbove: ReadonlyMap<string, string>,
  toHref: (username: string) => string,
  home: string,
): BreadcrumbStep[] {
  if (root === undefined || sameName(root, member)) return [{ username: member }];
  const steps: BreadcrumbStep[] = [{ username: root }];
  const you = { username: member, href: home };
  const seen = new Set([root.toLowerCase()]);
  let above = getAbove.get(root.toLowerCase());
  while (above !== undefined && !sameName(above, member)) {
    const name = above.toLowerCase();
    if (seen.has(name) || steps.length >= mostSteps) break;
    seen.add(name);
    steps.unshift({ username: above, href: toHref(above) });
    above = getAbove.get(name);
  }
  return sameName(above, member) ? [you, ...steps] : [you, {}, ...steps];
}
