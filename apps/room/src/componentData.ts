import type { ComponentFacts } from '../../../checks/spec/components';

// A type alone, as in pagesData.ts, and a file of its own: every page of a component reads it, and the rest is a megabyte.

/** How each component is taken, by whom, and what it weighs, by the title of its stories. */
export declare const components: Record<string, ComponentFacts>;
