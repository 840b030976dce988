import type { ComponentFacts } from '../requirements/spec/components';

// Types only, as in pagesData.ts. It is a separate file because every component page reads it, and the other data is a
// megabyte.

/** Each component's import, users and size, by the title of its stories. */
export declare const components: Record<string, ComponentFacts>;
