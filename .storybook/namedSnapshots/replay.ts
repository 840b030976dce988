import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The last played story and its requested snapshot. */
let played: { storyId: string; snapshot: unknown } | undefined;

function replay({ globals }: { globals: Record<string, unknown> }): void {
  if (!played || globals.snapshot === played.snapshot) return;
  played.snapshot = globals.snapshot;
  addons.getChannel().emit(FORCE_REMOUNT, { storyId: played.storyId });
}

/** Replays a story when another of its snapshots is requested, because Storybook would only rerender it. */
export function replayForOtherSnapshots(storyId: string, snapshot: unknown): void {
  if (!played) addons.getChannel().on(GLOBALS_UPDATED, replay);
  played = { storyId, snapshot };
}
