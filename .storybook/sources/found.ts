import computed from 'virtual:portal-sources';
import type { Found } from './plugin.ts';

/** What the pages show of the repository. The virtual module is made of a `Found` and of nothing else. */
export const { wordUses, routeScreens } = computed as Found;
