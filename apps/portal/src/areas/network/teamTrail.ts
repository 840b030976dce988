import type { TrailStep } from '@portal/ui/screens/network';
import { sameName } from './network.view';

/** The most steps that are shown, because nobody reads more, and an answer may go in circles. */
const mostSteps = 8;

/**
 * The way from the member down to the tree's root, as far as the answers so far tell. `aboveOf` has who stands above a
 * name in small letters. Steps between that nobody told of are one step without a name.
 */
export function trailOf(
  member: string,
  root: string | undefined,
  aboveOf: ReadonlyMap<string, string>,
  hrefOf: (username: string) => string,
  home: string,
): TrailStep[] {
  if (root === undefined || sameName(root, member)) return [{ username: member }];
  const steps: TrailStep[] = [{ username: root }];
  const you = { username: member, href: home };
  const seen = new Set([root.toLowerCase()]);
  let above = aboveOf.get(root.toLowerCase());
  while (above !== undefined && !sameName(above, member)) {
    const name = above.toLowerCase();
    if (seen.has(name) || steps.length >= mostSteps) break;
    seen.add(name);
    steps.unshift({ username: above, href: hrefOf(above) });
    above = aboveOf.get(name);
  }
  return sameName(above, member) ? [you, ...steps] : [you, {}, ...steps];
}
