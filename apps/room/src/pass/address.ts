import type { Pictured } from './roomPass';

/** Where a frame stands in Storybook. */
export function parseAddress({ key }: Pick<Pictured, 'key'>): string {
  const [story = '', slug] = key.split('@');
  return slug === undefined ? `/story/${story}` : `/story/${story}&globals=frame:${slug}`;
}

/** What a frame is called: its own name after its story's. */
export const toName = ({ name, frame }: Pick<Pictured, 'name' | 'frame'>): string =>
  frame === '' ? name : `${name}: ${frame}`;
