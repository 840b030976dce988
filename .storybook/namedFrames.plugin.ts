import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { playedStories } from '../checks/spec/frameNames.ts';

const guide = fileURLToPath(new URL('namedFrames/guidePlay.ts', import.meta.url));

/**
 * Tells each story which frames its play names, and where its play ends. The names are read from the source, because
 * lists of frames are wanted where nothing is played. What it writes stands at the end of the file, as Storybook's own
 * additions do.
 */
export function storyFrames(): Plugin {
  return {
    name: 'story-frames',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/, code: /\bplay\b/ },
      handler(code, id) {
        const calls = Object.entries(playedStories(id, code)).map(
          ([story, names]) => `guideStoryPlay(${story}, ${JSON.stringify(names)});`,
        );
        if (calls.length === 0) return undefined;
        const added = [`import { guidePlay as guideStoryPlay } from ${JSON.stringify(guide)};`, ...calls];
        return { code: `${code}\n${added.join('\n')}\n`, map: null };
      },
    },
  };
}
