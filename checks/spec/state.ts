import type { TestLink } from './hits';
import type { ScreenLink, StoryLink } from './stories';

/**
 * `proven`: a mutation breaks it, and the nightly run fails unless one of its tests notices. `named`: a test, or a story
 * that plays, names it. `shown`: stories show it, none of them plays it. `built`: only code keeps it.
 * `open`: nobody does. `operator`: declared to be the real back end's.
 */
export type ClauseState = 'proven' | 'named' | 'shown' | 'built' | 'open' | 'operator';

/** Who in the repository holds a promise, a decision or a threat. */
export interface Evidence {
  screens: ScreenLink[];
  stories: StoryLink[];
  tests: TestLink[];
  /** The files of the product and the contract that keep it. */
  code: string[];
}

export function stateOf(
  { screens, stories, tests, code }: Evidence,
  mutations: readonly string[],
): ClauseState {
  if (mutations.length > 0) return 'proven';
  if (tests.length > 0 || stories.some(({ plays }) => plays)) return 'named';
  if (screens.length > 0) return 'shown';
  return code.length > 0 ? 'built' : 'open';
}
