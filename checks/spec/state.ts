import type { TestLink } from './hits';
import type { Tried } from './outcomes';
import type { ScreenLink, StoryLink } from './stories';

/**
 * `proven`: a rule of it was broken on purpose, its test turned red, and no such breakage went unnoticed. `named`: a
 * test, or a story that plays, names it. `shown`: stories show it, none of them plays it. `built`: only code keeps it.
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

export function stateOf({ screens, stories, tests, code }: Evidence, tried: readonly Tried[]): ClauseState {
  if (tried.length > 0 && tried.every(({ outcome }) => outcome === 'caught')) return 'proven';
  if (tests.length > 0 || stories.some(({ plays }) => plays)) return 'named';
  if (screens.length > 0) return 'shown';
  return code.length > 0 ? 'built' : 'open';
}
