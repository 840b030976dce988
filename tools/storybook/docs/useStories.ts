import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

interface StorySummary {
  id: string;
  name: string;
  /** The comment above the story. Absent without one. */
  reason?: string | undefined;
}

/** The stories of the page's file, in order. */
export function useStories(): StorySummary[] {
  return useContext(DocsContext)
    .componentStories()
    .map(({ id, name, parameters }) => {
      const { docs } = parameters as { docs?: { description?: { story?: string } } };
      return { id, name, reason: docs?.description?.story };
    });
}
