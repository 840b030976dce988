import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { playedStories } from './namedSnapshots/snapshotNames.ts';

const guide = fileURLToPath(new URL('namedSnapshots/guidePlay.ts', import.meta.url));
const choices = fileURLToPath(new URL('choices/offerChoices.ts', import.meta.url));

/** Returns the code that registers a file's options for Controls. Tests leave it out. */
function offering(code: string, stories: readonly string[]): string[] {
  if (process.env.VITEST !== undefined || stories.length === 0 || !/^const meta\b/m.test(code)) return [];
  return [
    `import { offerChoices as offerStoryChoices } from ${JSON.stringify(choices)};`,
    `offerStoryChoices(meta, { ${stories.join(', ')} });`,
  ];
}

/**
 * Adds to each story the names of its snapshots, its end and its Controls options. They are read from the source
 * because lists of snapshots are needed where no play runs.
 */
export function storySnapshots(): Plugin {
  return {
    name: 'story-snapshots',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        const stories = playedStories(id, code);
        const calls = Object.entries(stories).map(
          ([story, names]) => `guideStoryPlay(${story}, ${JSON.stringify(names)});`,
        );
        const guided = /\bplay\b/.test(code) && calls.length > 0;
        const added = [
          ...(guided
            ? [`import { guidePlay as guideStoryPlay } from ${JSON.stringify(guide)};`, ...calls]
            : []),
          ...offering(code, Object.keys(stories)),
        ];
        if (added.length === 0) return undefined;
        return { code: `${code}\n${added.join('\n')}\n`, map: null };
      },
    },
  };
}
