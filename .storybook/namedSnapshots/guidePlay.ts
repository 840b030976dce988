import { setGate } from '../../packages/ui/src/testing/frame';
import { isTest } from '../reportFaultsAlone';
import { isOwnChoice, playListed, playQuietly } from './playQuietly';
import { replayForOtherSnapshots } from './replay';
import { snapshotSlug } from './slug';

interface Context {
  id: string;
  globals: Record<string, unknown>;
  storyGlobals?: Record<string, unknown>;
}

interface PlayedStory {
  parameters?: Record<string, unknown>;
  play?: (context: Context) => unknown;
}

/** Runs the whole play in a test, and checks the snapshots against the names in the source, in order. */
async function playThrough(play: () => unknown, names: readonly string[]): Promise<void> {
  const shown: string[] = [];
  setGate((name) => {
    shown.push(name);
    return Promise.resolve();
  });
  await play();
  if (shown.join() !== names.join())
    throw new Error(
      `The play showed the snapshots [${shown.join(', ')}], its source names [${names.join(', ')}].`,
    );
}

/**
 * Stops the play at the snapshot without an error. It never resolves, so neither the next step nor the cleanup changes
 * the screen.
 */
async function playUpTo(slug: string | undefined, play: () => unknown): Promise<void> {
  const reached = new Promise<void>((end) => {
    setGate((name) => {
      if (snapshotSlug(name) !== slug) return Promise.resolve();
      end();
      return new Promise(() => {});
    });
  });
  await Promise.race([play(), reached]);
}

/**
 * Sets the story's snapshot names as `parameters.snapshots`. Ends its play at the snapshot in the address, or at the last.
 */
export function guidePlay(story: PlayedStory, names: readonly string[]): void {
  story.parameters = { ...story.parameters, snapshots: names };
  const { play } = story;
  if (!play) return;
  const guided = (context: Context) => {
    const start = () => play(context);
    if (isTest) return playThrough(start, names);
    replayForOtherSnapshots(context.id, context.globals.snapshot);
    const slugs = names.map(snapshotSlug);
    const asked = slugs.find((slug) => slug === context.globals.snapshot) ?? slugs.at(-1);
    const toSnapshot = () => playUpTo(asked, start);
    return (isOwnChoice(context) ? playQuietly : playListed)(toSnapshot);
  };
  // Storybook reads a play's source text to detect whether it mounts the story.
  guided.toString = () => play.toString();
  story.play = guided;
}
