import type { BreadcrumbStep } from '@portal/ui/screens/network';
import { isSameName } from './network.mappers';

/** Maximum number of steps, because longer paths are unreadable and an answer may contain a cycle. */
const mostSteps = 8;

/**
 * The path from the member to the tree's root, with unknown steps as one step without a name. `getAbove` returns the
 * parent of a lower-case name.
 */
export function toBreadcrumb(
  member: string,
  root: string | undefined,
  getAbove: ReadonlyMap<string, string>,
  toHref: (username: string) => string,
  home: string,
): BreadcrumbStep[] {
  if (root === undefined || isSameName(root, member)) return [{ username: member }];
  const steps: BreadcrumbStep[] = [{ username: root }];
  const you = { username: member, href: home };
  const seen = new Set([root.toLowerCase()]);
  let above = getAbove.get(root.toLowerCase());
  while (above !== undefined && !isSameName(above, member)) {
    const name = above.toLowerCase();
    if (seen.has(name) || steps.length >= mostSteps) break;
    seen.add(name);
    steps.unshift({ username: above, href: toHref(above) });
    above = getAbove.get(name);
  }
  return isSameName(above, member) ? [you, ...steps] : [you, {}, ...steps];
}
