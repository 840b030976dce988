import type { Pictured } from './roomPass';

/** Returns a snapshot's location in Storybook. */
export function parseAddress({ key }: Pick<Pictured, 'key'>): string {
  const [story = '', slug] = key.split('@');
  return slug === undefined ? `/story/${story}` : `/story/${story}&globals=frame:${slug}`;
}

/** Returns a snapshot's name: its own after its story's. */
export const toName = ({ name, frame }: Pick<Pictured, 'name' | 'frame'>): string =>
  frame === '' ? name : `${name}: ${frame}`;
