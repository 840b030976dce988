import { initialGlobals } from '../toolbar';

/** What a reviewer may choose and a play did not reckon with. It holds in both themes and at every width. */
const chosen = ['zone', 'platform', 'clock', 'text', 'direction', 'language', 'brand'] as const;

interface Chosen {
  globals: Record<string, unknown>;
  /** What the story pins itself. */
  storyGlobals?: Record<string, unknown>;
}

/** Whether the reviewer looks at the story in a zone, at a time or in a size of text other than its own. */
export const isOwnChoice = ({ globals, storyGlobals = {} }: Chosen): boolean =>
  chosen.some((name) => !(name in storyGlobals) && String(globals[name]) !== initialGlobals[name]);

/** The part of Storybook that lists the steps of a play, with a red mark beside one that fails. */
interface Steps {
  channel: unknown;
}

let channel: unknown;

/** Lets Storybook list the steps of the play that begins, or not. */
function listSteps(listed: boolean): void {
  const { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: steps } = globalThis as {
    __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__?: Steps;
  };
  if (!steps) return;
  channel ??= steps.channel;
  steps.channel = listed ? channel : undefined;
}

/** Plays as far as it goes. What expects its own hour proves nothing at another, so nothing is marked as failed. */
export async function playQuietly(play: () => Promise<void>): Promise<void> {
  listSteps(false);
  // Where it stops, the story stays as it is then.
  await play().catch(() => undefined);
}

export function playListed(play: () => Promise<void>): Promise<void> {
  listSteps(true);
  return play();
}
