import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { playedStories } from '../checks/spec/frameNames.ts';

const guide = fileURLToPath(new URL('namedFrames/guidePlay.ts', import.meta.url));
const choices = fileURLToPath(new URL('choices/offerChoices.ts', import.meta.url));

/** What tells a file's meta which choices its stories offer in Controls. No test looks at those. */
function offering(code: string, stories: readonly string[]): string[] {
  if (process.env.VITEST !== undefined || stories.length === 0 || !/^const meta\b/m.test(code)) return [];
  return [
    `import { offerChoices as offerStoryChoices } from ${JSON.stringify(choices)};`,
    `offerStoryChoices(meta, { ${stories.join(', ')} });`,
  ];
}

/**
 * Tells each story which frames its play names, and where its play ends, and which choices Controls have. The names are
 * read from the source, because lists of frames are wanted where nothing is played. What it writes stands at the end of the file, as Storybook's own
 * additions do.
 */
export function storyFrames(): Plugin {
  return {
    name: 'story-frames',
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
