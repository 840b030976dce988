import { initialGlobals } from '../toolbar';
import { viewports } from '../viewports';

/**
 * Globals that a reviewer can change and a play doesn't expect. The plays work in both themes and at the standard
 * widths.
 */
const chosen = ['zone', 'platform', 'clock', 'text', 'direction', 'language', 'brand'] as const;

/** The widths at which each story runs in tests (docs/tests.md). */
const playedAt: readonly unknown[] = [viewports.phoneLarge, viewports.tablet, viewports.desktop];

/** True for a window size that no test uses, or a rotated one. */
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
  /** The globals that the story pins. */
  storyGlobals?: Record<string, unknown>;
}

/** True when the reviewer views the story with a zone, time, window or text size that it doesn't expect. */
export const isOwnChoice = ({ globals, storyGlobals = {} }: Chosen): boolean =>
  (!('viewport' in storyGlobals) && isOwnWindow(globals.viewport)) ||
  chosen.some((name) => !(name in storyGlobals) && String(globals[name]) !== String(initialGlobals[name]));

/** The part of Storybook that lists a play's steps and highlights a failed one in red. */
interface Steps {
  channel: unknown;
}

let channel: unknown;

/** Turns the step list of the next play on or off. */
function listSteps(listed: boolean): void {
  const { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: steps } = globalThis as {
    __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__?: Steps;
  };
  if (!steps) return;
  channel ??= steps.channel;
  steps.channel = listed ? channel : undefined;
}

/** Runs the play as far as it works. With changed globals a failure proves nothing, so none is shown. */
export async function playQuietly(play: () => Promise<void>): Promise<void> {
  listSteps(false);
  // The story keeps the state at which the play stopped.
  await play().catch(() => undefined);
}

export function playListed(play: () => Promise<void>): Promise<void> {
  listSteps(true);
  return play();
}
