import type { Requirement } from './requirements';
import { getLocation } from './locations';
import type { Evidence } from './state';
import { linksOnce, type KnownStories } from './stories';
import { splitTest } from './titles';

const none: Evidence = { screens: [], stories: [], tests: [], code: [] };

/** Resolves one `path › title`. */
function getEvidence(named: string, known: KnownStories): Evidence {
  const { file, title } = splitTest(named);
  const { kind } = getLocation(file);
  if (kind === 'story') {
    const { title: group = '', links = [], stories = [] } = known.get(file) ?? {};
    const own = stories.filter((story) => story.title === title);
    return {
      ...none,
      screens: links,
      stories: own.map(({ id, plays }) => ({ id, group, name: title, plays })),
    };
  }
  if (kind === 'unit' || kind === 'sandbox' || kind === 'e2e')
    return { ...none, tests: [{ kind, file, title }] };
  return { ...none, code: [file] };
}

/** Returns a requirement's evidence: the tests, stories and files that it names, in order. */
export function heldBy(requirement: Requirement, known: KnownStories): Evidence {
  const all = requirement.heldBy.map((named) => getEvidence(named, known));
  return {
    screens: linksOnce(all.flatMap(({ screens }) => screens)),
    stories: all.flatMap(({ stories }) => stories),
    tests: all.flatMap(({ tests }) => tests),
    code: all.flatMap(({ code }) => code),
  };
}
