import { initialGlobals } from '../toolbar';
import { viewports } from '../viewports';

/** What a reviewer may choose and a play did not reckon with. It holds in both themes and at the room's own widths. */
const chosen = [
  ...(['zone', 'platform', 'clock', 'text', 'direction', 'language', 'brand', 'sight'] as const),
];

/** The widths at which each story is played (docs/tests.md). */
const playedAt: readonly unknown[] = [viewports.phoneLarge, viewports.tablet, viewports.desktop];

/** Whether the window is one of the reviewer's own: turned, or of a size that nobody plays at. */
function isOwnWindow(global: unknown): boolean {
  const { value, isRotated } = (typeof global === 'string' ? { value: global } : Object(global)) as {
    value?: string;
    isRotated?: boolean;
  };
  if (!value) return false;
  return isRotated === true || !playedAt.includes(viewports[value as keyof typeof viewports]);
}

interface Chosen {
  globals: Record<string, unknown>;
  /** What the story pins itself. */
  storyGlobals?: Record<string, unknown>;
}

/** Whether the reviewer looks at the story in a zone, at a time, in a window or in a size of text other than its own. */
export const isOwnChoice = ({ globals, storyGlobals = {} }: Chosen): boolean =>
  (!('viewport' in storyGlobals) && isOwnWindow(globals.viewport)) ||
  chosen.some((name) => !(name in storyGlobals) && String(globals[name]) !== String(initialGlobals[name]));

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
