import { use } from 'react';
import type { Pictured, RoomPass } from './roomPass';

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

/** The frames of an earlier pass, inside a Suspense. */
export const useEarlierFrames = (commit: string): readonly Pictured[] | undefined =>
  use(once<readonly Pictured[]>(commit));
