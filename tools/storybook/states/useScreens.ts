import { useEffect, useState } from 'react';

/** A screen and its stories, from Storybook's index. */
export interface ScreenEntry {
  /** The part of the stories' ids before `--`. */
  id: string;
  title: string;
  stories: string[];
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; type: string }>;
}

const isBoard = /^(Screens|Shell)\//;

function getScreens({ entries }: StoryIndex): ScreenEntry[] {
  const screens = new Map<string, ScreenEntry>();
  for (const { id, title, type } of Object.values(entries)) {
    if (type !== 'story' || !isBoard.test(title)) continue;
    const [screen = ''] = id.split('--');
    const known = screens.get(screen) ?? { id: screen, title, stories: [] };
    known.stories.push(id);
    screens.set(screen, known);
  }
  return [...screens.values()];
}

/** Returns every screen with states, in the sidebar's order. Undefined until the index is loaded. */
export function useScreens(): ScreenEntry[] | undefined {
  const [screens, setScreens] = useState<ScreenEntry[]>();
  useEffect(function readIndex() {
    const gone = new AbortController();
    fetch('index.json', { signal: gone.signal })
      .then((answer) => answer.json() as Promise<StoryIndex>)
      .then((index) => setScreens(getScreens(index)))
      .catch((error: unknown) => {
        if (!gone.signal.aborted) throw error;
      });
    return () => gone.abort();
  }, []);
  return screens;
}
