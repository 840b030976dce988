import { use } from 'react';
import type { Drawn, Frame, Pictured, RoomPass } from './roomPass';

/** A part of what `npm run room` publishes; undefined where it has not run, as in a Storybook that is developed. */
async function read<Part>(name: string): Promise<Part | undefined> {
  try {
    const answer = await fetch(`room/${name}.json`);
    return answer.ok ? (((await answer.json()) as Part | null) ?? undefined) : undefined;
  } catch {
    // A development server answers with a page, which is no JSON.
    return undefined;
  }
}

const asked = new Map<string, Promise<unknown>>();

/** The answer is kept, because every page and board asks for it. */
function once<Part>(name: string): Promise<Part | undefined> {
  const known = asked.get(name) ?? read<Part>(name);
  asked.set(name, known);
  return known as Promise<Part | undefined>;
}

/** The pass over this Storybook, inside a Suspense; undefined where there is none. */
export const useRoomPass = (): RoomPass | undefined => use(once<RoomPass>('index'));

let told: RoomPass<Frame> | undefined;

/** The same with what each frame draws, which is as much again: for who searches in it. */
export function useDrawnPass(): RoomPass<Frame> | undefined {
  const pass = useRoomPass();
  const drawn = use(once<Readonly<Record<string, Drawn>>>('drawn'));
  if (pass && !told) {
    const nothing: Drawn = { words: [], roles: {} };
    told = {
      ...pass,
      frames: pass.frames.map((frame) => ({ ...frame, ...(drawn?.[frame.key] ?? nothing) })),
    };
  }
  return told;
}

/** The frames of an earlier pass, inside a Suspense. */
export const useEarlierFrames = (commit: string): readonly Pictured[] | undefined =>
  use(once<readonly Pictured[]>(commit));
