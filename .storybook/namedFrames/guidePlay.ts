import { setGate } from '../../packages/ui/src/testing/frame';
import { isTest } from '../reportFaultsAlone';
import { isOwnChoice, playListed, playQuietly } from './playQuietly';
import { replayForOtherFrames } from './replay';
import { frameSlug } from './slug';

interface Context {
  id: string;
  globals: Record<string, unknown>;
  storyGlobals?: Record<string, unknown>;
}

interface PlayedStory {
  parameters?: Record<string, unknown>;
  play?: (context: Context) => unknown;
}

/** In a test a play runs through, and has to show what its source names, in that order. */
async function playThrough(play: () => unknown, names: readonly string[]): Promise<void> {
  const shown: string[] = [];
  setGate((name) => {
    shown.push(name);
    return Promise.resolve();
  });
  await play();
  if (shown.join() !== names.join())
    throw new Error(
      `The play showed the frames [${shown.join(', ')}], its source names [${names.join(', ')}].`,
    );
}

/**
 * Elsewhere it ends where the frame is shown, without an error: it waits there for ever, so that neither its next step
 * nor its cleaning up changes what is seen.
 */
async function playUpTo(slug: string | undefined, play: () => unknown): Promise<void> {
  const reached = new Promise<void>((end) => {
    setGate((name) => {
      if (frameSlug(name) !== slug) return Promise.resolve();
      end();
      return new Promise(() => {});
    });
  });
  await Promise.race([play(), reached]);
}

/** Gives a story the names of its frames as `parameters.frames`, and lets its play end at the one in the address, else at the last. */
export function guidePlay(story: PlayedStory, names: readonly string[]): void {
  story.parameters = { ...story.parameters, frames: names };
  const { play } = story;
  if (!play) return;
  const guided = (context: Context) => {
    const start = () => play(context);
    if (isTest) return playThrough(start, names);
    replayForOtherFrames(context.id, context.globals.frame);
    const slugs = names.map(frameSlug);
    const asked = slugs.find((slug) => slug === context.globals.frame) ?? slugs.at(-1);
    const toFrame = () => playUpTo(asked, start);
    return (isOwnChoice(context) ? playQuietly : playListed)(toFrame);
  };
  // Storybook reads in the text of a play whether it mounts the story itself.
  guided.toString = () => play.toString();
  story.play = guided;
}
