import type { StoredSnapshot } from './snapshotRun';

/** Returns a snapshot's location in Storybook. */
export function parseAddress({ key }: Pick<StoredSnapshot, 'key'>): string {
  const [story = '', slug] = key.split('@');
  return slug === undefined ? `/story/${story}` : `/story/${story}&globals=snapshot:${slug}`;
}

/** Returns a snapshot's name: its own after its story's. */
export const toName = ({ name, snapshot }: Pick<StoredSnapshot, 'name' | 'snapshot'>): string =>
  snapshot === '' ? name : `${name}: ${snapshot}`;
