import type { TestLink } from './hits';
import type { ScreenLink, StoryLink } from './stories';

/**
 * `named`: a test, or a story with a play, names it. `shown`: only stories without a play show it. `built`: only code
 * implements it. `open`: without evidence. `operator`: declared as the real back end's.
 */
export type RequirementState = 'named' | 'shown' | 'built' | 'open' | 'operator';

/** The evidence for a requirement, a decision or a threat in the repository. */
export interface Evidence {
  screens: ScreenLink[];
  stories: StoryLink[];
  tests: TestLink[];
  /** The files of the product and the contract that implement it. */
  code: string[];
}

export function toRequirementState({ screens, stories, tests, code }: Evidence): RequirementState {
  if (tests.length > 0 || stories.some(({ plays }) => plays)) return 'named';
  if (screens.length > 0) return 'shown';
  return code.length > 0 ? 'built' : 'open';
}
