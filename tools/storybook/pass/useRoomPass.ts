import { use } from 'react';
import type { Drawn, Frame, Pictured, RoomPass } from './roomPass';

/** Fetches a part of the data of `npm run storybook:find`. Undefined without a run, as in a development Storybook. */
async function read<Part>(name: string): Promise<Part | undefined> {
  try {
    const answer = await fetch(`room/${name}.json`);
    return answer.ok ? (((await answer.json()) as Part | null) ?? undefined) : undefined;
  } catch {
    // A development server returns a page instead of JSON.
    return undefined;
  }
}

const asked = new Map<string, Promise<unknown>>();

/** Caches the response, because every page and board requests it. */
function once<Part>(name: string): Promise<Part | undefined> {
  const known = asked.get(name) ?? read<Part>(name);
  asked.set(name, known);
  return known as Promise<Part | undefined>;
}

/** Returns this Storybook's snapshot run, inside a Suspense. Undefined without one. */
export const useRoomPass = (): RoomPass | undefined => use(once<RoomPass>('index'));

let told: RoomPass<Frame> | undefined;

/** Adds each snapshot's text, which doubles the data. Only the search needs it. */
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

/** Returns the snapshots of an earlier run, inside a Suspense. */
export const useEarlierFrames = (commit: string): readonly Pictured[] | undefined =>
  use(once<readonly Pictured[]>(commit));
