import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The story that was played last, and the frame that was asked for. */
let played: { storyId: string; frame: unknown } | undefined;

function replay({ globals }: { globals: Record<string, unknown> }): void {
  if (!played || globals.frame === played.frame) return;
  played.frame = globals.frame;
  addons.getChannel().emit(FORCE_REMOUNT, { storyId: played.storyId });
}

/** Plays a story anew when another of its frames is asked for: Storybook itself would only draw it again. */
export function replayForOtherFrames(storyId: string, frame: unknown): void {
  if (!played) addons.getChannel().on(GLOBALS_UPDATED, replay);
  played = { storyId, frame };
}
